const machine = Date;

/** Milliseconds that the clock of this thread is ahead of the machine's. */
let ahead = 0;

export const clockAhead = (): number => ahead;

/**
 * Puts the clock of this thread so far ahead of the machine's, or behind it; it runs on from there. All of the thread
 * reads it, signatures of the AWS clients included, so the parts of an instance agree. Threads are told by who starts them.
 */
export function putClockAhead(milliseconds: number): void {
  if (milliseconds === ahead) return;
  ahead = milliseconds;
  const now = (): number => machine.now() + ahead;
  globalThis.Date = new Proxy(machine, {
    construct: (target, parts: unknown[], made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made) as object,
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

/** Puts the clock of this thread to a moment. */
export const startClockAt = (moment: Date): void => putClockAhead(ahead + moment.getTime() - Date.now());
