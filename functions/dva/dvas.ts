import { dvaDefinition } from '../../shared/dva/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';

export const dvasOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<DvaBody> =>
  storeOf(dvaDefinition, call);
