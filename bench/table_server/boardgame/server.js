const { Server, Origins } = require("boardgame.io/server");
const { Stones } = require("./game.js");

const server = Server({ games: [Stones], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
console.info = () => {};
