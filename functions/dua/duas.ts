import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

export const duasOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<DuaBody> =>
  storeOf(duaDefinition, call);
