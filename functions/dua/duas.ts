import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

/** DUA as the document store takes it. */
export const anyDua = duaDefinition;

export const duasOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<DuaBody> =>
  storeOf(anyDua, call);
