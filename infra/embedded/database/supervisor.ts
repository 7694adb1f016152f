import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, ended, lives, type DatabaseProcess } from './databaseProcess.ts';

/** Reading back what a killed process left unfinished takes a large database some time. */
const START_MS = 30_000;
/** Each time another program was quicker to take the port. */
const START_ATTEMPTS = 5;
const POLL_MS = 5;
const STOP_MS = 2000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** Who lived this long died of something else than the death before. */
const LONG_LIFE_MS = 60_000;

/** How long to wait before the start that follows so many deaths in a row: nothing at first, then ever longer. */
export const pauseAfter = (deaths: number): number =>
  deaths <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), LONGEST_PAUSE_MS);

export interface SupervisorOptions {
  spawn: () => DatabaseProcess;
  /** Whether it answers; never rejects. */
  answers: (database: DatabaseProcess) => Promise<boolean>;
  /** Why a death may have come, as the end of a sentence; told with each. */
  reason: () => string | undefined;
  /** How long to wait, in milliseconds, before the start that follows so many deaths in a row. */
  pauseAfter?: (deaths: number) => number;
}

/** Keeps one database alive: starts it again, with growing pauses and without end, when it dies by itself. */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private readonly stopped = new AbortController();
  private database: DatabaseProcess | undefined;

  constructor(options: SupervisorOptions) {
    this.options = options;
  }

  /** Starts the first life; false when it cannot be started at all. */
  async start(): Promise<boolean> {
    const deadline = Date.now() + START_MS;
    for (let attempt = 1; attempt <= START_ATTEMPTS && Date.now() < deadline; attempt += 1) {
      if (!(await this.live(deadline))) continue;
      void this.keepAlive();
      return true;
    }
    return false;
  }

  /** A connection to the life there is; rejects between two. */
  async connect(): Promise<Socket> {
    if (!this.database) throw new Error('The database is not running');
    return this.database.connect();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    const { database } = this;
    if (!database) return;
    database.child.kill('SIGTERM');
    const timer = setTimeout(() => endGroup(database), STOP_MS);
    await ended(database);
    clearTimeout(timer);
  }

  /** True once a new life answers; false when it ended before, or had not answered by the deadline. */
  private async live(deadline: number): Promise<boolean> {
    // Ours from its first moment: a stop that comes before it is ready must end it too.
    const database = this.options.spawn();
    this.database = database;
    while (lives(database)) {
      if (await this.options.answers(database)) return lives(database);
      if (Date.now() > deadline) endGroup(database);
      await sleep(POLL_MS);
    }
    await ended(database);
    return false;
  }

  private async keepAlive(): Promise<void> {
    const { signal } = this.stopped;
    let deaths = 0;
    let born = performance.now();
    for (;;) {
      if (this.database) await ended(this.database);
      if (signal.aborted) return;
      deaths = performance.now() - born > LONG_LIFE_MS ? 1 : deaths + 1;
      const pause = (this.options.pauseAfter ?? pauseAfter)(deaths);
      console.error(sentence(pause, this.options.reason()));
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      born = performance.now();
      await this.live(Date.now() + START_MS);
    }
  }
}

const sentence = (pause: number, reason: string | undefined): string =>
  `La base de datos terminó inesperadamente; se inicia de nuevo ${
    pause === 0 ? 'ahora' : `en ${(pause / 1000).toFixed(1)} s`
  }.${reason === undefined ? '' : ` ${reason}`}`;
