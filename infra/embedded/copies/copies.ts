import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderInUse, takeDataFolder } from '../folder/dataFolder.ts';
import { copyFolder, NoCopy, pruneCopies, type Copied } from './copyFolder.ts';

/** When the first copy is made, how long after one the next, and how often is looked whether somebody wants one; milliseconds. */
const TIMES = {
  // Who has just started has the disk alone.
  first: 600_000,
  every: 3600_000,
  look: 1000,
};
const ANSWER_LOOK_MS = 200;
/** Lies in the data folder while somebody asks the running instance for a copy by hand, and then its answer. */
const ASKED = 'copia-pedida';
const ANSWERED = 'copia-hecha';
/** What is asked for and not taken up in this time is asked of nobody. */
const PATIENCE_MS = 60_000;
/** Whether whoever took it up still lives is looked after so long, and as often. */
const ALIVE_MS = 5000;

/** Before the name of the copy that was made; any other answer says why none was. */
const MADE = 'copia:';

/** Copies the data folder while an instance works in it: every hour, and when it is asked to. */
export function keepCopying(
  parts: Omit<Copied, 'now'> & { now: () => Date },
  say: (error: unknown) => void,
  times = TIMES,
): { stop: () => Promise<void> } {
  const { dataDir, copiesDir, now } = parts;
  const stopping = new AbortController();
  let due = performance.now() + times.first;
  const made = async (): Promise<string> => {
    const name = await copyFolder({ ...parts, now: now() });
    await pruneCopies(dataDir, copiesDir);
    return name;
  };
  const hourly = async (): Promise<void> => {
    due = performance.now() + times.every;
    await made().catch(say);
  };
  const byHand = async (): Promise<void> => {
    rmSync(join(dataDir, ASKED), { force: true });
    const answer = await made().then(
      (name) => `${MADE}${name}`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    // Under another name first, so that whoever waits for it reads it whole.
    writeFileSync(join(dataDir, `${ANSWERED}.new`), answer, { mode: 0o600 });
    renameSync(join(dataDir, `${ANSWERED}.new`), join(dataDir, ANSWERED));
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (existsSync(join(dataDir, ASKED))) await byHand();
        else if (performance.now() >= due) await hourly();
      } catch (error) {
        say(error);
      }
      await sleep(times.look, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Whether an instance works in the folder: its lock goes with its process, however that ends. */
function isWorkedIn(dataDir: string): boolean {
  try {
    takeDataFolder(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/** Asks the instance that works in the folder for a copy now. @returns its name. */
export async function askForCopy(dataDir: string, aliveMs = ALIVE_MS): Promise<string> {
  const [asked, answered] = [join(dataDir, ASKED), join(dataDir, ANSWERED)];
  rmSync(answered, { force: true });
  writeFileSync(asked, '');
  const deadline = performance.now() + PATIENCE_MS;
  let looksAt = performance.now() + aliveMs;
  while (!existsSync(answered)) {
    if (existsSync(asked) && performance.now() > deadline) {
      rmSync(asked, { force: true });
      throw new NoCopy(
        `La instancia que usa ${dataDir} no empezó la copia: está haciendo otra, y entonces pídala más tarde; o se inició con COPIES=0 o con otra base de datos, y entonces deténgala y pida la copia otra vez.`,
      );
    }
    if (performance.now() > looksAt) {
      if (!isWorkedIn(dataDir) && !existsSync(answered)) {
        rmSync(asked, { force: true });
        throw new NoCopy(
          `La instancia que usaba ${dataDir} terminó sin hacer la copia. Pídala otra vez: se hace sin ella.`,
        );
      }
      looksAt = performance.now() + aliveMs;
    }
    await sleep(ANSWER_LOOK_MS);
  }
  const answer = readFileSync(answered, 'utf8');
  rmSync(answered, { force: true });
  if (!answer.startsWith(MADE)) throw new NoCopy(answer);
  return answer.slice(MADE.length);
}
