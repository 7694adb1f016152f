import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.ts';

/** What a run found of an area. */
export interface Score {
  area: string;
  percent: number;
  noticed: number;
  /** Mutants that were tried: noticed or not. */
  total: number;
  /** Mutants that were drawn and not tried, for they change only what runs while a file loads. */
  leftOut: number;
  /** All that could be planted in the area. */
  mutants: number;
  /** Size and seed of the draw; absent when all were planted. */
  drawn?: number;
  seed?: number;
  day: string;
}

const file = fileURLToPath(new URL('scores.json', import.meta.url));

/** Puts the score in the place of the area's last one. */
export function keepScore(score: Score): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Score[]) : [];
  const order = Object.keys(areas);
  const scores = [...before.filter((each) => each.area !== score.area), score].sort(
    (a, b) => order.indexOf(a.area) - order.indexOf(b.area),
  );
  writeFileSync(file, `${JSON.stringify(scores, null, 2)}\n`);
}
