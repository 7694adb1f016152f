/** Colorants of sRGB adapted to D50, white point and adaptation of IEC 61966-2-1, as the ICC gives them. */
const RED = [0.43607, 0.22249, 0.01392];
const GREEN = [0.38515, 0.71687, 0.09708];
const BLUE = [0.14307, 0.06061, 0.7141];
const D50 = [0.9642, 1, 0.8249];
const ADAPTATION = [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01708, -0.00925, 0.01508, 0.75168];
/** Exponent and coefficients of the curve Y = (aX + b)^g for X ≥ d, Y = cX below. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
const VERSION = 0x04200000;
const HEADER = 128;

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const fixed = (value: number): number[] => uint32(Math.round(value * 65536));
const head = (type: string): number[] => [...ascii(type), 0, 0, 0, 0];
const xyz = (values: readonly number[]): number[] => [...head('XYZ '), ...values.flatMap(fixed)];

function unicode(text: string): number[] {
  const letters = ascii(text).flatMap((code) => [0, code]);
  return [...head('mluc'), ...uint32(1), ...uint32(12), ...ascii('enUS'), ...uint32(letters.length)].concat(
    uint32(28),
    letters,
  );
}

/** An ICC profile (version 4.2) of the colour space sRGB, the output intent of every archived print. */
export function srgbProfile(): Uint8Array {
  const curve = [...head('para'), 0, 3, 0, 0, ...CURVE.flatMap(fixed)];
  const tags: [string, number[]][] = [
    ['desc', unicode('sRGB IEC61966-2.1')],
    ['cprt', unicode('Public domain')],
    ['wtpt', xyz(D50)],
    ['chad', [...head('sf32'), ...ADAPTATION.flatMap(fixed)]],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table: number[] = uint32(tags.length);
  const data: number[] = [];
  const start = HEADER + 4 + 12 * tags.length;
  const placed = new Map<number[], number>();
  for (const [tag, value] of tags) {
    // The three channels share one curve.
    const at = placed.get(value) ?? start + data.length;
    if (!placed.has(value)) data.push(...value, ...new Array<number>((4 - (value.length % 4)) % 4).fill(0));
    placed.set(value, at);
    table.push(...ascii(tag), ...uint32(at), ...uint32(value.length));
  }
  const header = [
    ...uint32(start + data.length),
    ...[0, 0, 0, 0],
    ...uint32(VERSION),
    ...ascii('mntrRGB XYZ '),
    // A fixed moment: 1 January 2026, 00:00:00.
    ...[0x07, 0xea, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
    ...ascii('acsp'),
    ...new Array<number>(28).fill(0),
    ...D50.flatMap(fixed),
  ];
  return Uint8Array.from([
    ...header,
    ...new Array<number>(HEADER - header.length).fill(0),
    ...table,
    ...data,
  ]);
}
