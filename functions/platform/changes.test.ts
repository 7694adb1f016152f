import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exports, Kept } from '../runtime/exports.ts';
import type { LogValues } from '../runtime/log.ts';
import { exportChanges } from './changes.ts';

// «Never a hole»: what was written to a table is in some export that was finished, whatever happens to the others.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HOURS = 3;
/** Seldom on a whole hour, as a table begins. */
const BORN = Date.parse('2026-11-02T10:20:31Z');

interface Begun {
  table: string;
  from: number;
  to: number;
  at: number;
  state: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
}

/** DynamoDB as far as it exports: nothing it could not export, and nothing is finished before it is told so. */
class Machine implements Exports {
  readonly tables: readonly string[];
  readonly hours = HOURS;
  readonly begun: Begun[] = [];
  readonly told: number[] = [];
  kept: Kept = {};
  readonly born: number;
  now: number;
  fails = false;

  constructor(tables: readonly string[] = ['users'], born = BORN) {
    this.tables = tables;
    this.born = this.now = born;
  }
  // As it comes back from a file.
  read = async (): Promise<Kept> => structuredClone(this.kept);
  keep = async (kept: Kept): Promise<void> => void (this.kept = structuredClone(kept));
  beginning = async (): Promise<Date> => new Date(this.born);
  begin = async (table: string, from: Date, to: Date): Promise<string> => {
    if (this.fails) throw new Error('LimitExceededException');
    const window = { table, from: from.getTime(), to: to.getTime(), at: this.now };
    this.begun.push({ ...window, state: 'IN_PROGRESS' });
    return String(this.begun.length - 1);
  };
  state = async (arn: string): Promise<string> => this.begun[Number(arn)]!.state;

  /** So much later what ran ended so, and the schedule fires. */
  async run(minutes: number, ended: 'COMPLETED' | 'FAILED' | 'IN_PROGRESS' = 'COMPLETED'): Promise<void> {
    this.now += minutes * MINUTE;
    for (const each of this.begun) if (each.state === 'IN_PROGRESS') each.state = ended;
    const note = (event: string, values: LogValues = {}): void => {
      if (event === 'changes.exported') this.told.push(Number(values['hoursBehind']));
    };
    const log = { info: note, warn: note, error: note };
    await exportChanges(this, log, new Date(this.now));
  }
  finished(table = 'users'): Begun[] {
    return this.begun
      .filter((each) => each.state === 'COMPLETED' && each.table === table)
      .sort((a, b) => a.from - b.from);
  }
  /** Until when finished windows join from the table's beginning on. */
  covered(table = 'users'): number {
    return this.finished(table).reduce(
      (end, { from, to }) => (from <= end ? Math.max(end, to) : end),
      this.born,
    );
  }
}

const text = (at: number): string => new Date(at).toISOString();

describe('what is written to tables goes to the second region', () => {
  it('from the beginning of a table on, in windows that end on whole hours and begin where the one before ended', async () => {
    const machine = new Machine();
    for (let at = 0; at < DAY; at += 5 * MINUTE) await machine.run(5);
    const windows = machine.finished();
    expect(windows.slice(0, 3).map(({ from, to }) => `${text(from)} ${text(to)}`)).toEqual([
      '2026-11-02T10:20:31.000Z 2026-11-02T12:00:00.000Z',
      '2026-11-02T12:00:00.000Z 2026-11-02T15:00:00.000Z',
      '2026-11-02T15:00:00.000Z 2026-11-02T18:00:00.000Z',
    ]);
    // A day of three hours each: what an export costs at least is paid eight times.
    expect(machine.begun.length).toBeLessThanOrEqual(9);
    // Looked at every five minutes, and exported ten after the window ended: so much is lost at most in ordinary times.
    expect(Math.max(...machine.told)).toBeLessThan(HOURS + 0.5);
  });

  it('again from where the last finished one ended, when an export failed or nothing ran for days', async () => {
    const machine = new Machine();
    await machine.run(2 * 60);
    await machine.run(5, 'FAILED');
    await machine.run(3 * 24 * 60, 'FAILED');
    expect(machine.begun.map(({ from }) => from)).toEqual([BORN, BORN, BORN]);
    await machine.run(5);
    await machine.run(5);
    expect(machine.covered()).toBeGreaterThanOrEqual(BORN + DAY - HOURS * HOUR);
    for (const { from, to } of machine.begun) expect(to - from).toBeLessThanOrEqual(DAY);
  });

  it('of all tables until the same moments, whenever each began', async () => {
    const machine = new Machine(['users', 'duca']);
    machine.beginning = async (table?: string) => new Date(table === 'duca' ? BORN + 50 * MINUTE : BORN);
    for (let at = 0; at < DAY; at += 5 * MINUTE) await machine.run(5);
    const ends = (table: string): number[] => machine.finished(table).map(({ to }) => to);
    expect(ends('duca')).toEqual(ends('users'));
  });

  it('of the others, too, while one table cannot be exported, which is told by how far it is behind', async () => {
    const machine = new Machine(['users', 'duca']);
    const { begin } = machine;
    machine.begin = async (table, from, to) => {
      if (table === 'users') throw new Error('PointInTimeRecoveryUnavailableException');
      return begin(table, from, to);
    };
    for (let at = 0; at < DAY; at += 5 * MINUTE) await machine.run(5);
    expect(machine.covered('duca')).toBeGreaterThan(BORN + DAY - (HOURS + 0.5) * HOUR);
    expect(machine.told.at(-1)).toBeCloseTo(24, 1);
  });

  it('and of a table of which nothing is known no number is told, so that silence wakes somebody', async () => {
    const machine = new Machine();
    machine.beginning = () => Promise.reject(new Error('no'));
    await machine.run(5);
    expect(machine.told).toEqual([NaN]);
  });

  it('without a hole whatever fails, comes late, is given twice or is forgotten', async () => {
    const event = fc.record({
      minutes: fc.oneof(fc.constant(5), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 4000 })),
      ended: fc.constantFrom('COMPLETED', 'COMPLETED', 'FAILED', 'IN_PROGRESS'),
      fails: fc.boolean(),
      twice: fc.boolean(),
      forgets: fc.integer({ min: 0, max: 20 }).map((drawn) => drawn === 0),
    });
    const events = fc.array(event, { minLength: 5, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(events, fc.integer({ min: 0, max: HOURS * 60 }), async (all, minutesLater) => {
        const machine = new Machine(['users'], BORN + minutesLater * MINUTE);
        for (const { minutes, ended, fails, twice, forgets } of all) {
          if (forgets) machine.kept = {};
          machine.fails = fails;
          if (twice) {
            const other = machine.run(0, 'IN_PROGRESS');
            await Promise.all([machine.run(minutes, ended), other]);
          } else await machine.run(minutes, ended);
          // Nobody believes in more than what lies there, finished and joined.
          expect(machine.kept['users']?.until.getTime() ?? 0).toBeLessThanOrEqual(machine.covered());
        }
        for (const { from, to, at } of machine.begun) {
          expect(to - from).toBeGreaterThanOrEqual(15 * MINUTE);
          expect(to - from).toBeLessThanOrEqual(DAY);
          // What point-in-time recovery has not taken in yet would be missing.
          expect(to).toBeLessThanOrEqual(at - 10 * MINUTE);
        }
        // Once nothing fails any more it catches up by itself.
        machine.fails = false;
        const days = Math.ceil((machine.now - machine.born) / DAY);
        for (let at = 0; at < 2 * days + 3; at += 1) await machine.run(5);
        expect(machine.now - machine.covered()).toBeLessThan((HOURS + 0.5) * HOUR);
      }),
    );
  });
});
