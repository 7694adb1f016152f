import { manifestDataSets, type ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { headerOf, withTitles } from '../../shared/manifests/derive/titlesOf.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { manifestStates } from '../../shared/manifests/states.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { blankBody, recordIn } from '../../shared/foundation/fields/dataSet.ts';
import { foremost } from '../../shared/foundation/rules/problem.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { createDocument, readyBody, storeOf } from '../runtime/documents/implementations.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { manifestsOf } from './manifests.ts';

/** Forms a manifest of the transport documents of an order, or adds those that it does not hold yet. */
export const fromOrder: Implementation<typeof manifestProcedures.fromOrder> = async (call) => {
  const { ID, LOCK, ID_ORDEN } = call.input;
  const { carried, consignee } = await carriedBy(call, ID_ORDEN);
  const reference = await call.reference();
  if (ID === undefined) {
    const blank = { ...blankBody(manifestDataSets), MANIFIESTO: headerOf(carried) };
    return createDocument(manifestDefinition, call, {
      body: withTitles(blank, carried, consignee),
      orderId: '',
    });
  }
  const store = manifestsOf(call);
  const before = await store.open(ID);
  if (!stateOf(manifestStates, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, 'recibir títulos');
  if (LOCK !== undefined && before.header.LOCK !== LOCK) throw await store.staleRefusal(before.header, LOCK);
  const grown = withTitles(before.body, carried, consignee);
  const added = grown.TITULOS.length - before.body.TITULOS.length;
  if (added === 0) {
    const summary =
      'El manifiesto ya tiene todos los documentos de transporte de la orden. Elija otra orden o cambie sus títulos en la hoja.';
    throw refusal('rejected', { summary });
  }
  const body = readyBody<ManifestBody>(manifestDefinition, grown, reference, call.services.id);
  const saved = await store.save(
    before.header,
    { body },
    { action: `${added} títulos de una orden`, reference },
  );
  const problems = foremost(documentProblems(manifestDefinition, body, reference));
  return { header: publicHeader(saved.header), body, problems };
};

/** The living transport documents of an order, and whose goods they bring. */
async function carriedBy(call: Call<unknown>, orderId: string) {
  const transports = storeOf(transportDefinition, call);
  const [order, headers] = await Promise.all([
    storeOf(workOrderDefinition, call).open(orderId),
    transports.headers(orderId),
  ]);
  const living = headers.filter(({ ESTADO }) => ESTADO !== 'ANULADO');
  if (living.length === 0) {
    const summary =
      'La orden no tiene documentos de transporte, y los títulos se toman de ellos. Agréguelos a la orden o escriba los títulos en un manifiesto nuevo.';
    throw refusal('rejected', { summary });
  }
  const carried = await Promise.all(
    living.map(async ({ ID: id }) => ({ id, body: (await transports.open(id)).body })),
  );
  const { NIT_IMPORTADOR = '', NOMBRE_IMPORTADOR = '', DESCRIPCION = '' } = recordIn(order.body, 'ORDEN');
  const goods = DESCRIPCION.replace(/\s+/g, ' ').slice(0, 300);
  return { carried, consignee: { NIT_IMPORTADOR, NOMBRE_IMPORTADOR, DESCRIPCION: goods } };
}
