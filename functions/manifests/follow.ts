import { heldOf, manifestAgain, manifestOf } from '../../shared/manifests/derive/titlesOf.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { rejected } from '../../shared/foundation/contracts/refusal.ts';
import { sourceModules } from '../runtime/documents/sources/derivedKind.ts';
import { papersIn } from '../runtime/documents/sources/freshness.ts';
import { papersFor } from '../runtime/documents/sources/standing.ts';
import type { Implementation } from '../runtime/executor.ts';
import { carriedIn, derivedManifest, takenOf } from './derivedManifest.ts';
import { editableManifest, savedManifest } from './manifests.ts';

/** Takes the titles of a manifest again from their transport documents, of whichever orders; what a person changed stays. */
export const follow: Implementation<typeof manifestProcedures.follow> = async (call) => {
  const { ID, LOCK } = call.input;
  const before = await editableManifest(call, ID, LOCK, 'actualizarse');
  const { header, body, derived } = before;
  const papers = await papersFor(derivedManifest, call, header);
  if (!papers || !derived) {
    const summary =
      'Los títulos de este manifiesto no se tomaron de documentos de transporte, así que no hay de qué actualizarlos. Cámbielos en la hoja.';
    throw rejected(summary);
  }
  const held = heldOf(derived, body);
  const versions = papers.versionsOf(sourceModules(derivedManifest));
  const [bodies, reference] = await Promise.all([
    papersIn(derivedManifest, papers, versions),
    call.reference(),
  ]);
  const fresh = manifestOf(carriedIn(bodies, reference), held);
  const titles = fresh.TITULOS.map(({ ID_TITULO: id }) => ({ id }));
  return savedManifest(call, before, {
    content: { body: manifestAgain(held, body, fresh), derived: fresh },
    action: 'Actualizado con sus documentos de transporte',
    sources: { TOMADAS: takenOf(papers, titles) },
  });
};
