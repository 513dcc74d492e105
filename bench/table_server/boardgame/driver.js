// Two sockets a table; each seat moves when it is its turn. Prints JSON with every latency.
const { io } = require("socket.io-client");
const { applyPatch } = require("rfc6902");
const fs = require("fs");
const [port, tables, seconds, every, server] = process.argv.slice(2).map(Number);

function worked() {
  const fields = fs.readFileSync(`/proc/${server}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const took = [];
let isOn = false, isOver = false, bytes = 0, views = 0;

function seat(table, number) {
  const socket = io(`http://127.0.0.1:${port}/stones`, { transports: ["websocket"], forceNew: true });
  const me = String(number);
  const seen = (state) => {
    if (table.sentBy === 1 - number && table.sentAt) {
      if (isOn) took.push(performance.now() - table.sentAt);
      table.sentAt = 0;
    }
    table.state[number] = state;
    if (state.ctx.currentPlayer === me) go(table, number);
  };
  socket.on("connect", () => socket.emit("sync", table.name, me, undefined, 2));
  socket.on("sync", (_, sync) => { table.ready += 1; table.state[number] = sync.state; if (table.running && sync.state.ctx.currentPlayer === me) go(table, number); });
  socket.on("update", (_, state) => { if (views % 50 === 0) bytes = Math.max(bytes, JSON.stringify(state).length); views += 1; seen(state); });
  socket.on("patch", (_, before, after, patch) => {
    const state = table.state[number];
    if (state._stateID !== before) throw new Error("a state is missing");
    if (views % 50 === 0) bytes = Math.max(bytes, JSON.stringify(patch).length);
    views += 1;
    applyPatch(state, patch);
    seen(state);
  });
  return socket;
}

function go(table, number) {
  if (isOver || !table.running) return;
  if (!every) return move(table, number);
  const wait = table.due - performance.now();
  table.due = Math.max(table.due, performance.now()) + every * 1000;
  setTimeout(() => move(table, number), Math.max(0, wait));
}

function move(table, number) {
  if (isOver) return;
  const state = table.state[number];
  table.sentBy = number;
  table.sentAt = performance.now();
  const payload = { type: "place", args: [state._stateID], playerID: String(number), credentials: undefined };
  table.sockets[number].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, table.name, String(number));
}

async function main() {
  const all = [];
  for (let n = 0; n < tables; n += 1) {
    const table = { name: `t${n}`, ready: 0, state: [], sentAt: 0, sentBy: -1, running: false, due: 0 };
    table.sockets = [seat(table, 0)];
    await new Promise((resolve) => { const wait = () => (table.ready ? resolve() : setTimeout(wait, 2)); wait(); });
    table.sockets.push(seat(table, 1));
    all.push(table);
  }
  while (all.some((table) => table.ready < 2)) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const table of all) {
    table.running = true;
    table.due = performance.now() + Math.random() * every * 1000;
    go(table, Number(table.state[0].ctx.currentPlayer));
  }
  await new Promise((resolve) => setTimeout(resolve, 500 + every * 1000));
  isOn = true;
  const began = performance.now(), before = worked();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOn = false;
  isOver = true;
  const used = worked() - before;
  const spent = (performance.now() - began) / 1000;
  process.stdout.write(JSON.stringify({ took, seconds: spent, bytes, worked: used }), () => process.exit(0));
}

main();
