/* The stones' look as a shader: the same fills as three lights, the marks engraved, seams and folds. */

export const VERTEX = /* glsl */ `
in vec3 aNormal; in vec3 aAcross; in vec3 aDown; in vec2 aUv; in vec2 aSize; in vec4 aBorders; in vec4 aShades; in float aColour; in float aMark;
out vec3 vNormal; out vec3 vAcross; out vec3 vDown; out vec2 vUv; out vec2 vSize; flat out vec4 vBorders; flat out vec4 vShades; flat out int vColour; flat out int vMark;
uniform float uLift;
void main() {
  vNormal = aNormal; vAcross = aAcross; vDown = aDown; vUv = aUv; vSize = aSize; vBorders = aBorders; vShades = aShades;
  vColour = int(aColour + .5); vMark = int(aMark + .5) - 1;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position + vec3(0., uLift, 0.), 1.);
}`;

export const FRAGMENT = /* glsl */ `
precision highp float;
in vec3 vNormal; in vec3 vAcross; in vec3 vDown; in vec2 vUv; in vec2 vSize; flat in vec4 vBorders; flat in vec4 vShades; flat in int vColour; flat in int vMark;
out vec4 colour;
uniform vec3 uPalette[84];  // six for each colour: top, left, right, cut, cut on the right, rim
uniform vec3 uView; uniform vec3 uLeft; uniform vec3 uRight; uniform vec3 uLamp; uniform vec3 uBad; uniform vec3 uBadWash;
uniform float uOpacity; uniform int uMode; uniform float uPixel;  // uPixel: edges of a cube for one pixel

float line(vec2 p, vec2 a, vec2 b) { vec2 pa = p - a, ba = b - a; return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)); }
float mark(int n, vec2 p) {
  if (n == 0) { float r = length(p - .5); return min(abs(r - .21), abs(r - .04)); }
  if (n == 1) return min(line(p, vec2(.5,.25), vec2(.76,.7)), min(line(p, vec2(.76,.7), vec2(.24,.7)), line(p, vec2(.24,.7), vec2(.5,.25))));
  if (n == 2) return min(line(p, vec2(.3), vec2(.7)), line(p, vec2(.7,.3), vec2(.3,.7)));
  if (n == 3) { float x = clamp(p.x, .22, .78); float wave = .066 * sin((x - .22) / .56 * 6.2832); float away = abs(p.x - x);
    return min(length(vec2(away, p.y - .4 + wave)), length(vec2(away, p.y - .6 + wave))); }
  if (n == 4) { vec2 d = abs(p - .5) - .2; return abs(length(max(d, 0.)) + min(max(d.x, d.y), 0.)); }
  if (n == 5) { vec2 q = abs(p - .5); float d = (q.x + q.y - .24) * .7071; return min(abs(d), abs((q.x + q.y - .05) * .7071)); }
  if (n == 6) return min(line(p, vec2(.3,.28), vec2(.3,.72)), min(line(p, vec2(.5,.28), vec2(.5,.72)), line(p, vec2(.7,.28), vec2(.7,.72))));
  if (n == 7) return min(line(p, vec2(.5,.24), vec2(.5,.76)), min(line(p, vec2(.27,.37), vec2(.73,.63)), line(p, vec2(.73,.37), vec2(.27,.63))));
  if (n == 8) { float outer = abs(length(p - vec2(.48,.5)) - .25); float inner = abs(length(p - vec2(.62,.44)) - .2); return length(p - vec2(.62,.44)) < .2 ? inner : min(outer, length(p - vec2(.48,.5)) < .25 ? inner : 1.); }
  if (n == 9) { float arch = p.y < .5 ? abs(length(p - .5) - .2) : 1.; return min(arch, min(line(p, vec2(.3,.5), vec2(.3,.7)), line(p, vec2(.7,.5), vec2(.7,.7)))); }
  return 1.;
}
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float ink(float d, float wide) { return 1. - smoothstep(wide - uPixel * .6, wide + uPixel * .6, d); }

void main() {
  int base = vColour * 6;
  float up = max(vNormal.z, 0.);
  float left = pow(max(dot(vNormal, uLeft), 0.), 2.), right = pow(max(dot(vNormal, uRight), 0.), 2.);
  float rest = max(left + right, .0001);
  vec3 side = (uPalette[base + 1] * left + uPalette[base + 2] * right) / rest;
  vec3 stone = up > .5 ? uPalette[base] : side;
  vec3 cut = up > .5 ? uPalette[base + 3] : mix(uPalette[base + 3], uPalette[base + 4], right / rest);
  vec4 near = vec4(vUv.y * vSize.y, (1. - vUv.x) * vSize.x, (1. - vUv.y) * vSize.y, vUv.x * vSize.x);
  vec4 seen = vec4(dot(-vDown, uView), dot(vAcross, uView), dot(vDown, uView), dot(-vAcross, uView));
  if (uMode == 2) stone = uBadWash;
  else {
    for (int n = 0; n < 4; n++) {
      if (vShades[n] > .5) stone *= mix(.62, 1., smoothstep(0., .42, near[n]));  // contact shadow
      if (vBorders[n] > 2.5) stone *= 1. + (n == 0 || n == 3 ? .2 : -.13) * (1. - smoothstep(0., .075, near[n]));  // bevel
    }
    stone *= .985 + .03 * grain(floor((vUv * vSize + vNormal.xy) * 46.)) + .05 * (.5 - vUv.y) * (1. - up);
    vec2 at = vec2((vUv.x - .5) * vSize.x / vSize.y + .5, vUv.y);
    if (vMark >= 0) stone = mix(stone, cut, ink(mark(vMark, at), vSize.y < .9 ? .06 : .0375));
  }
  vec3 rim = uPalette[base + 5];
  float alpha = uOpacity;
  for (int n = 0; n < 4; n++) {
    float along = (n == 0 || n == 2) ? vUv.x * vSize.x : vUv.y * vSize.y;
    bool isEnd = vBorders[n] > 1.5 && vBorders[n] < 2.5, isFold = vBorders[n] > 2.5;
    if (uMode > 0) {
      float dash = step(fract(along * 5.), .58);
      float on = (isEnd || isFold) ? ink(near[n], uPixel * 1.7) * dash : 0.;
      stone = mix(stone, uMode == 2 ? uBad : uLamp, on);
      alpha = max(alpha, on);
    } else if (isEnd || (isFold && seen[n] <= 0.001)) stone = mix(stone, rim, ink(near[n], uPixel * 1.15));
    else if (isFold) stone = mix(stone, vec3(1.), .5 * ink(near[n], uPixel * .7));
    else if (vBorders[n] > .5) stone = mix(stone, vec3(0.), .16 * ink(near[n], uPixel * .55));
  }
  colour = vec4(stone, alpha);
}`;
