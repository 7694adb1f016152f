import type { Reply, ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import type { Blow } from '../faults/fuse.ts';
import { Dice } from './dice.ts';

/** One of the calls of what is running is struck; pauses last so many minutes. */
export interface Strike {
  call: number;
  blow: Blow;
  minutes: number;
}

/** What the authority answers when asked about a declaration, until so many minutes after it was handed over. */
export interface Asked {
  reply: Reply;
  minutes: number;
}

export interface Declaration {
  /** Order number without hyphens. */
  key: string;
  company: string;
  /** What the authority does with each time that it is sent; afterwards it accepts. */
  plays: ScriptName[];
  /** A request that was not processed is processed so many minutes after it came. */
  late?: number;
  asked?: Asked;
}

export type Move =
  | {
      move: 'hand over' | 'follow up' | 'ask or retry' | 'message again';
      declaration: number;
      strike?: Strike;
    }
  | { move: 'work'; worker: 0 | 1; messages: number; strike?: Strike }
  | { move: 'clock'; seconds: number }
  | { move: 'schedules' }
  | { move: 'service down' | 'service up' }
  | { move: 'password refused' | 'password changed'; company: string };

/** Everything that one schedule does, drawn from its seed. */
export interface Plan {
  declarations: Declaration[];
  /** Whether the authority refuses a second registration of a number. */
  unique: boolean;
  /** By how many milliseconds the clock of the second worker is wrong. */
  skew: number;
  moves: Move[];
}

export const PER_PLAN = 5;
const MINUTE = 60_000;
const COMPANIES = ['emp-1', 'emp-2'];
/** How the authority behaves, often ones more often. */
const FAULTS: readonly ScriptName[] = [
  ...(['reject', 'hang', 'accept-hang', 'garbage', 'duplicate', 'accept-502', 'unknown-fault'] as const),
  ...(['hang', 'accept-hang', 'reset', 'accept-reset', 'accept-504', 'maintenance', 'truncated'] as const),
  ...(['processing', 'partial', 'no-number', 'no-real-number', 'unknown-code', 'other'] as const),
  ...(['busy', 'schema', 'credentials', 'unavailable', 'throttled', 'doctype', 'latin1', 'huge'] as const),
];
const NOT_PROCESSED: readonly ScriptName[] = ['hang', 'reset', 'maintenance'];
const ODD_ANSWERS: readonly Reply[] = [
  { kind: 'raw', status: 500, type: 'text/html', body: '' },
  { kind: 'result', code: '01', text: 'En proceso' },
  { kind: 'result', code: '77', text: 'Código sin documentar' },
  { kind: 'hang' },
  { kind: 'reset' },
];
const BLOWS: readonly Blow[] = ['before', 'after', 'throttled', 'lost', 'paused'];
/** A declaration takes about so many calls; a strike beyond the last of them misses. */
const CALLS = 34;
/**
 * What the authority processes later than the product waits, only the authority can keep from being registered twice:
 * so late only where it refuses a number that it has, and does not reject the same bytes in between.
 */
const LATE = 25;
const VERY_LATE = 90;
const REJECTS: readonly ScriptName[] = ['reject', 'schema'];

/** @param faults share of exchanges, of runs and of people's calls that go wrong, 0 to 1. */
export function planOf(seed: number, number: number, faults: number): Plan {
  const dice = new Dice(seed, number);
  const unique = dice.chance(0.5);
  const strike = (): { strike?: Strike } =>
    dice.chance(faults)
      ? { strike: { call: dice.between(1, CALLS), blow: dice.one(BLOWS), minutes: dice.between(1, 40) } }
      : {};
  const declarations = Array.from({ length: PER_PLAN }, (_, index) =>
    declarationOf(dice, number * PER_PLAN + index, faults, unique),
  );
  const moves: Move[] = [];
  declarations.forEach((_, declaration) => {
    moves.push({ move: 'hand over', declaration, ...strike() });
    for (let more = dice.between(0, 3); more > 0; more -= 1)
      moves.push(anyMove(dice, declarations, faults, strike));
  });
  for (let more = dice.between(4, 16); more > 0; more -= 1)
    moves.push(anyMove(dice, declarations, faults, strike));
  return {
    declarations,
    unique,
    skew: dice.chance(faults) ? dice.one([-10, -2, 2, 10]) * MINUTE : 0,
    moves,
  };
}

function declarationOf(dice: Dice, number: number, faults: number, unique: boolean): Declaration {
  const plays: ScriptName[] = [];
  while (plays.length < 3 && dice.chance(faults)) plays.push(dice.one(FAULTS));
  const veryLate = unique && !plays.some((play) => REJECTS.includes(play));
  const late =
    plays.some((play) => NOT_PROCESSED.includes(play)) && dice.chance(0.5)
      ? { late: dice.between(1, veryLate ? VERY_LATE : LATE) }
      : {};
  const asked =
    plays.length > 0 && dice.chance(faults)
      ? { asked: { reply: dice.one(ODD_ANSWERS), minutes: dice.between(1, 240) } }
      : {};
  return { key: keyOf(number), company: dice.one(COMPANIES), plays, ...late, ...asked };
}

/** The practice authority reads a script from endings of 900 and more; here the plan says what it plays. */
const keyOf = (number: number): string =>
  `SOK${String(Math.floor(number / 900) * 1000 + (number % 900)).padStart(8, '0')}`;

function anyMove(
  dice: Dice,
  declarations: readonly Declaration[],
  faults: number,
  strike: () => { strike?: Strike },
): Move {
  const declaration = dice.between(0, declarations.length - 1);
  const worker = dice.chance(0.5) ? 0 : 1;
  const work: Move = { move: 'work', worker, messages: dice.between(1, 6), ...strike() };
  if (dice.chance(faults)) {
    const company = dice.one(COMPANIES);
    return dice.one<Move>([
      { move: 'clock', seconds: dice.between(1, 26 * 3600) },
      { move: 'clock', seconds: dice.between(60, 3600) },
      { move: 'message again', declaration },
      { move: 'service down' },
      { move: 'service up' },
      { move: 'password refused', company },
      { move: 'password changed', company },
      { move: 'ask or retry', declaration, ...strike() },
    ]);
  }
  return dice.one<Move>([
    work,
    work,
    work,
    { move: 'clock', seconds: dice.between(1, 90) },
    { move: 'schedules' },
    { move: 'ask or retry', declaration, ...strike() },
    { move: 'follow up', declaration, ...strike() },
  ]);
}
