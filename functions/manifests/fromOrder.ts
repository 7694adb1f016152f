import { manifestDataSets, type ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { heldOf, notHeld, withTitles, withVoyage } from '../../shared/manifests/derive/titlesOf.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { rejected } from '../../shared/foundation/contracts/refusal.ts';
import type { Sources, SourceVersions } from '../../shared/foundation/documents/sources.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import { papersIn } from '../runtime/documents/sources/freshness.ts';
import { OrderPapers } from '../runtime/documents/sources/orderPapers.ts';
import { sourceModules } from '../runtime/documents/sources/derivedKind.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { carriedIn, derivedManifest, takenOf } from './derivedManifest.ts';
import { editableManifest, manifestsOf, savedManifest } from './manifests.ts';

/** Forms a manifest of the transport documents of an order, or adds those that it does not hold yet. */
export const fromOrder: Implementation<typeof manifestProcedures.fromOrder> = async (call) => {
  const { ID, LOCK, ID_ORDEN } = call.input;
  const { carried, papers } = await carriedBy(call, ID_ORDEN);
  const blank = blankBody(manifestDataSets);
  if (ID === undefined) {
    const body = withTitles(withVoyage(blank, carried), carried);
    const sources = takenOf(papers, carried);
    const made = { body, derived: body, sources, orderId: '' };
    return createDocument(manifestDefinition, call, made, { store: manifestsOf });
  }
  const before = await editableManifest(call, ID, LOCK, 'recibir títulos');
  const added = notHeld(before.body, carried);
  if (added.length === 0) {
    const summary =
      'El manifiesto ya tiene todos los documentos de transporte de la orden. Elija otra orden o cambie sus títulos en la hoja.';
    throw rejected(summary);
  }
  const held = before.derived ? heldOf(before.derived, before.body) : blank;
  // The first documents that it takes tell of the voyage what nobody has told.
  const grown = (body: ManifestBody): ManifestBody =>
    withTitles(held.TITULOS.length === 0 ? withVoyage(body, added) : body, added);
  return savedManifest(call, before, {
    content: { body: grown(before.body), derived: grown(held) },
    action: `${added.length} títulos de una orden`,
    sources: grownSources(before.header.FUENTES, takenOf(papers, added)),
  });
};

/** What it took already stays as it was taken, so that what changed in it meanwhile is still told. */
function grownSources(before: Sources | undefined, added: SourceVersions): Omit<Sources, 'VERSION'> {
  const grown = (taken: SourceVersions): SourceVersions => ({
    'work-orders': { ...added['work-orders'], ...taken['work-orders'] },
    'transport-documents': { ...taken['transport-documents'], ...added['transport-documents'] },
  });
  const kept = before?.CONSERVADAS;
  return {
    TOMADAS: grown(before?.TOMADAS ?? {}),
    ...(kept ? { CONSERVADAS: { ...kept, VERSIONES: grown(kept.VERSIONES) } } : {}),
  };
}

/** The living transport documents of an order, with what it says of their goods. */
async function carriedBy(call: Call<unknown>, orderId: string) {
  const { order, papers: kinds } = derivedManifest;
  const [papers, reference] = await Promise.all([
    OrderPapers.read(call, order, kinds, orderId),
    call.reference(),
  ]);
  const versions = papers.versionsOf(sourceModules(derivedManifest));
  const carried = carriedIn(await papersIn(derivedManifest, papers, versions), reference);
  if (carried.length === 0) {
    const summary =
      'La orden no tiene documentos de transporte, y los títulos se toman de ellos. Agréguelos a la orden o escriba los títulos en un manifiesto nuevo.';
    throw rejected(summary);
  }
  return { carried, papers };
}
