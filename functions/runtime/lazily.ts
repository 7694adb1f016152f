import { madeOnce } from './madeOnce.ts';

/**
 * Something whose module comes with the first call of it, for a start does without: every method answers later.
 * Only for what has methods alone, each of which answers with a promise.
 */
export function lazily<T extends object>(load: () => Promise<T>): T {
  const made = madeOnce(load);
  const method =
    (name: string | symbol) =>
    async (...args: unknown[]): Promise<unknown> => {
      const loaded = await made();
      const act: unknown = Reflect.get(loaded, name);
      if (typeof act !== 'function') throw new TypeError(`${String(name)} is no method`);
      return Reflect.apply(act, loaded, args) as unknown;
    };
  return new Proxy({} as T, {
    // What somebody put in the place of a method comes first; and whoever awaits it gets it as it is.
    get: (own, name) => Reflect.get(own, name) ?? (name === 'then' ? undefined : method(name)),
    has: (_, name) => name !== 'then',
  });
}
