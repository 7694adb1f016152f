import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaDataSets } from '../../shared/dua/dataSets.ts';
import { duaFromDvas } from '../../shared/dua/derive/duaFromDvas.ts';
import { formAgain } from '../../shared/dua/derive/formAgain.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { duaStates } from '../../shared/dua/states.ts';
import { leadingRefusal, Refusal, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Move } from '../../shared/foundation/documents/rederive.ts';
import { placeOf } from '../../shared/foundation/documents/sourceChange.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { fieldAt, isPersons } from '../../shared/foundation/fields/writer.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { sourcesOf } from '../duca/sources.ts';
import { readyBody, withoutEarlyAnswers } from '../runtime/documents/implementations.ts';
import { numberHolder } from '../runtime/documents/indexRows.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { openOrderFor, whileOpen } from '../work-orders/orders.ts';
import { duasOf } from './duas.ts';

/** What follows from other fields is no news of the sources. */
function isTold({ path }: Move): boolean {
  const field = fieldAt(duaDataSets, path);
  return field === undefined || isPersons(field);
}

/** Forms the DUA of an order, or forms it again keeping what a person changed. */
export const derive: Implementation<typeof duaProcedures.derive> = async (call) => {
  const { ID_ORDEN, ID, LOCK } = call.input;
  await openOrderFor(call, ID_ORDEN, 'formar una DUA');
  const [reference, { sources, versions }] = await Promise.all([call.reference(), sourcesOf(call, ID_ORDEN)]);
  if (sources.dvas.length === 0) {
    const summary =
      'La orden no tiene declaraciones de valor, y la DUA se forma de ellas. Derive primero las DVA de sus facturas.';
    throw refusal('rejected', { summary });
  }
  const store = duasOf(call);
  if (ID === undefined) {
    const fresh = duaFromDvas(sources, reference);
    const body = readyBody(duaDefinition, fresh, reference, call.services.id);
    const facts = {
      orderId: ID_ORDEN,
      action: 'Formada de las DVA de la orden',
      reference,
      sources: versions,
      extra: whileOpen(call, ID_ORDEN),
    };
    const stored = await store.create({ body, derived: fresh }, facts).catch(async (error: unknown) => {
      const taken = error instanceof Refusal && error.code === 'document.duplicate';
      throw taken ? await takenNumber(call, fresh.DECLARACION.NO_ORDEN) : error;
    });
    const problems = documentProblems(duaDefinition, body, reference);
    return { header: publicHeader(stored.header), body, problems, computed: [], moves: [] };
  }
  const before = await store.open(ID);
  if (before.header.ID_ORDEN !== ID_ORDEN) throw refusal('not-found', { what: 'una DUA de esa orden' });
  if (!stateOf(duaStates, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, 'formarse de nuevo');
  if (LOCK !== undefined && before.header.LOCK !== LOCK) throw await store.staleRefusal(before.header, LOCK);
  const merged = formAgain(before.derived ?? blankBody(duaDataSets), before.body, sources, reference);
  const own = withoutEarlyAnswers(duaDefinition, before, merged.body);
  const body = readyBody(duaDefinition, own, reference, call.services.id);
  const moves = merged.moves.filter(isTold);
  const action = `Formada de nuevo: ${moves.filter((each) => each.kind !== 'kept').length} cambios`;
  const saved = await store.save(
    before.header,
    { body, derived: merged.derived },
    { action, reference, sources: versions, extra: whileOpen(call, ID_ORDEN) },
  );
  const problems = documentProblems(duaDefinition, body, reference);
  return { header: publicHeader(saved.header), body, problems, computed: [], moves };
};

/** Which DUA holds the number of the order, and that it is the one to go on with. */
async function takenNumber(call: Call<unknown>, number: string): Promise<Refusal> {
  const shown = formatOrderNumber(number);
  const id = await numberHolder(call.services.database, duaDefinition.module, call.scope, number);
  if (id === undefined) {
    const summary = `El número ${shown} ya lo tiene otra DUA. Escriba otro en la orden y forme la DUA otra vez.`;
    return refusal('rejected', { summary });
  }
  const holder = await duasOf(call).header(id);
  const why = `El número ${shown} ya lo tiene una DUA, en estado «${stateOf(duaStates, holder.ESTADO).label}». Ábrala y fórmela de nuevo, o escriba otro número en la orden.`;
  return leadingRefusal('document.duplicate', why, placeOf(duaDefinition, holder));
}
