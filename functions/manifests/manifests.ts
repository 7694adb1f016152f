import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

export const manifestsOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<ManifestBody> =>
  storeOf(manifestDefinition, call);
