import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header and message attribute by which what a person did is found again on every floor that it went through. */
export const TRACE_HEADER = 'x-correlation-id';

/** What a caller may name its work; anything else would let a stranger write into the log. */
const NAME = /^[\w-]{8,64}$/;

const traces = new AsyncLocalStorage<string>();

/**
 * Works under the name that the caller gave, or under one of its own where it gave none: the lines that are logged
 * meanwhile, the messages that are put and the requests that go to an authority carry it. It says nothing of anybody.
 */
export const traced = <T>(name: string | undefined, work: () => T): T =>
  traces.run(name !== undefined && NAME.test(name) ? name : randomUUID(), work);

/** Name of the work that runs; undefined outside of any. */
export const currentTrace = (): string | undefined => traces.getStore();
