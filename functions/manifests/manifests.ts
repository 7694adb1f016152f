import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Sources } from '../../shared/foundation/documents/sources.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { foremost } from '../../shared/foundation/rules/problem.ts';
import type { Content } from '../runtime/documents/content/packVersion.ts';
import { readyBody } from '../runtime/documents/implementations.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { ManifestStore } from './manifestStore.ts';

export const manifestsOf = ({ services, scope }: Pick<Call<unknown>, 'services' | 'scope'>): ManifestStore =>
  new ManifestStore(services, scope);

/** A manifest that may be changed, as the caller saw it. @param action in a refusal: «recibir títulos» */
export async function editableManifest(
  call: Call<unknown>,
  id: string,
  lock: number | undefined,
  action: string,
): Promise<Stored<ManifestBody>> {
  const store = manifestsOf(call);
  const before = await store.open(id);
  if (!stateOf(manifestDefinition.states, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, action);
  if (lock !== undefined && before.header.LOCK !== lock) throw await store.staleRefusal(before.header, lock);
  return before;
}

interface Taken {
  content: Required<Content<ManifestBody>>;
  action: string;
  sources: Omit<Sources, 'VERSION'>;
}

/** Saves what was taken of transport documents, with what it was taken of, and answers what is there now. */
export async function savedManifest(
  call: Call<unknown>,
  { header }: Stored<ManifestBody>,
  { content, action, sources }: Taken,
) {
  const reference = await call.reference();
  const body = readyBody<ManifestBody>(manifestDefinition, content.body, reference, call.services.id);
  const FUENTES = { VERSION: header.VERSION + 1, ...sources };
  const { derived } = content;
  const saved = await manifestsOf(call).save(
    header,
    { body, derived },
    { action, reference, set: { FUENTES } },
  );
  const problems = foremost(documentProblems(manifestDefinition, body, reference));
  return { header: publicHeader(saved.header), body, derived, problems };
}
