import { dvaDefinition } from '../../shared/dva/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';

/** DVA with its type forgotten, as the document store takes it. */
export const anyDva = dvaDefinition;

export const dvasOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<DvaBody> =>
  storeOf(anyDva, call);
