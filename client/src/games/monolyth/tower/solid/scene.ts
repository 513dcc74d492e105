/* The tower in WebGL, drawn when something changes. Seen from a quarter it lies exactly where the
   isometric drawing does; between quarters one walks round it. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  GLSL3,
  type IUniform,
  LinearSRGBColorSpace,
  Mesh,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Built, Ghost } from "../Tower.tsx";
import { colourNumber, readPalette } from "./palette.ts";
import { boardQuads, type Quad, quadsOf, type Vector } from "./quads.ts";
import { FRAGMENT, VERTEX } from "./shader.ts";

const ISO = Math.asin(1 / Math.sqrt(3));
/** An isometric drawing shows an edge at its full length; a camera shortens it. */
const STRETCH = Math.sqrt(3 / 2);

export interface Shown {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
}
export interface Frame {
  width: number;
  height: number;
  /** Where the middle of the floor is drawn, and pixels of an edge. */
  centre: readonly [number, number];
  scale: number;
}
/** How far one has walked round (0 is view 0) and how steeply one looks down, in radians. */
export interface Stand {
  yaw: number;
  pitch: number;
}
export const AT_REST: Stand = { yaw: 0, pitch: ISO };

type Uniforms = Record<string, IUniform>;

export class SolidScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly shared: Uniforms;
  private readonly firm: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly fresh: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly ghost: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly veil: Mesh<BufferGeometry, ShaderMaterial>;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: "low-power" });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    const vector = (): IUniform => ({ value: new Vector3() });
    this.shared = {
      uPalette: { value: [] },
      uView: vector(),
      uLeft: vector(),
      uRight: vector(),
      uLamp: vector(),
      uBad: vector(),
      uBadWash: vector(),
      uPixel: { value: 0.02 },
    };
    this.firm = this.mesh(0, 1, true);
    this.fresh = this.mesh(0, 1, true);
    this.ghost = this.mesh(1, 0.74, true);
    this.veil = this.mesh(1, 0.34, false);
    this.scene.add(this.firm, this.fresh, this.ghost, this.veil);
    this.recolour();
  }

  private mesh(mode: number, opacity: number, depth: boolean): Mesh<BufferGeometry, ShaderMaterial> {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: mode > 0,
      depthTest: depth,
      depthWrite: depth && mode === 0,
      uniforms: { ...this.shared, uMode: { value: mode }, uOpacity: { value: opacity }, uLift: { value: 0 } },
    });
    const mesh = new Mesh(new BufferGeometry(), material);
    mesh.frustumCulled = false;
    return mesh;
  }

  recolour(): void {
    const { colours, lamp, bad, badWash } = readPalette();
    const list: Vector3[] = [];
    for (let n = 0; n < colours.length; n += 3)
      list.push(new Vector3(colours[n], colours[n + 1], colours[n + 2]));
    (this.shared.uPalette as IUniform).value = list;
    (this.shared.uLamp as IUniform).value.set(...lamp);
    (this.shared.uBad as IUniform).value.set(...bad);
    (this.shared.uBadWash as IUniform).value.set(...badWash);
  }

  /** `lifted` is how high the last stone still hangs, in edges. */
  show({ sides, built, ghost }: Shown, lifted: boolean): void {
    const last = lifted ? built[built.length - 1] : undefined;
    const lying = last ? built.slice(0, -1) : built;
    fill(this.firm.geometry, [...boardQuads(sides, lying), ...quadsOf(lying)]);
    fill(this.fresh.geometry, last ? quadsOf([last], lying) : []);
    const quads = ghost ? quadsOf([{ key: "ghost", ...ghost }], ghost.isLegal ? built : []) : [];
    fill(this.ghost.geometry, ghost?.isLegal ? quads : []);
    fill(this.veil.geometry, quads);
    set(this.veil, "uMode", ghost?.isLegal === false ? 2 : 1);
  }

  draw({ width, height, centre, scale }: Frame, { yaw, pitch }: Stand, lift: number): void {
    const unit = scale * STRETCH;
    Object.assign(this.camera, {
      left: -centre[0] / unit,
      right: (width - centre[0]) / unit,
      top: centre[1] / unit,
      bottom: -(height - centre[1]) / unit,
      near: 0.1,
      far: 100,
    });
    const round = Math.PI / 4 + yaw;
    const flat = Math.cos(pitch) * 40;
    const [x, y] = [Math.cos(round), Math.sin(round)];
    this.camera.position.set(2 + x * flat, Math.sin(pitch) * 40, 2 + y * flat);
    this.camera.lookAt(2, 0, 2);
    this.camera.updateProjectionMatrix();
    (this.shared.uView as IUniform).value.set(x * Math.cos(pitch), y * Math.cos(pitch), Math.sin(pitch));
    (this.shared.uLeft as IUniform).value.set(
      Math.cos(round + Math.PI / 4),
      Math.sin(round + Math.PI / 4),
      0,
    );
    (this.shared.uRight as IUniform).value.set(
      Math.cos(round - Math.PI / 4),
      Math.sin(round - Math.PI / 4),
      0,
    );
    (this.shared.uPixel as IUniform).value = 1 / scale;
    set(this.fresh, "uLift", lift);
    if (this.canvas.clientWidth !== width || this.canvas.clientHeight !== height || this.canvas.width === 300)
      this.renderer.setSize(width, height, true);
    this.renderer.render(this.scene, this.camera);
  }

  close(): void {
    for (const mesh of [this.firm, this.fresh, this.ghost, this.veil]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.renderer.dispose();
  }
}

function set(mesh: Mesh<BufferGeometry, ShaderMaterial>, name: string, value: number): void {
  (mesh.material.uniforms[name] as IUniform).value = value;
}

const size = ([a, b, c]: Vector): number => Math.hypot(a, b, c);
/** Columns, rows, levels as the camera's world has them. */
const world = ([x, y, z]: Vector): Vector => [x, z, y];

function fill(geometry: BufferGeometry, quads: readonly Quad[]): void {
  const parts: Record<string, { each: number; values: number[] }> = {};
  const put = (name: string, each: number, values: readonly number[]): void => {
    (parts[name] ??= { each, values: [] }).values.push(...values);
  };
  const indices: number[] = [];
  quads.forEach(({ origin, across, down, colour, marked, borders, shades }, n) => {
    const [wide, tall] = [size(across), size(down)];
    const normal = cross(across, down, wide * tall);
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      put(
        "position",
        3,
        world([
          origin[0] + u * across[0] + v * down[0],
          origin[1] + u * across[1] + v * down[1],
          origin[2] + u * across[2] + v * down[2],
        ]),
      );
      put("aNormal", 3, normal);
      put(
        "aAcross",
        3,
        across.map((part) => part / wide),
      );
      put(
        "aDown",
        3,
        down.map((part) => part / tall),
      );
      put("aUv", 2, [u, v]);
      put("aSize", 2, [wide, tall]);
      put("aBorders", 4, borders);
      put("aShades", 4, shades);
      put("aColour", 1, [colourNumber(colour)]);
      put("aMark", 1, [marked ? colourNumber(colour) + 1 : 0]);
    }
    indices.push(4 * n, 4 * n + 2, 4 * n + 1, 4 * n, 4 * n + 3, 4 * n + 2);
  });
  for (const name of Object.keys(geometry.attributes)) geometry.deleteAttribute(name);
  for (const [name, { each, values }] of Object.entries(parts))
    geometry.setAttribute(name, new Float32BufferAttribute(values, each));
  geometry.setIndex(indices);
  geometry.setDrawRange(0, indices.length);
}

function cross([a, b, c]: Vector, [x, y, z]: Vector, by: number): Vector {
  return [(b * z - c * y) / by, (c * x - a * z) / by, (a * y - b * x) / by];
}
