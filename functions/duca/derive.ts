import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaFromDvas } from '../../shared/duca/derive/ducaFromDvas.ts';
import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { formAgain } from '../../shared/duca/regroup/formAgain.ts';
import { refusal, Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { readyBody, withoutEarlyAnswers } from '../runtime/documents/implementations.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { openOrderFor, whileOpen } from '../work-orders/orders.ts';
import { ducasOf } from './ducas.ts';
import { refuseForming } from './refuseForming.ts';
import { sourcesOf } from './sources.ts';

/** Forms the DUCA of an order, or forms it again keeping what a person changed and how they grouped its goods. */
export const derive: Implementation<typeof ducaProcedures.derive> = async (call) => {
  const { ID_ORDEN, ID, LOCK } = call.input;
  await openOrderFor(call, ID_ORDEN, 'formar una DUCA');
  const [reference, { sources, versions }] = await Promise.all([call.reference(), sourcesOf(call, ID_ORDEN)]);
  if (sources.dvas.length === 0) {
    throw refusal('rejected', {
      summary:
        'La orden no tiene declaraciones de valor, y la DUCA se forma de ellas. Derive primero las DVA de sus facturas.',
    });
  }
  const store = ducasOf(call);
  if (ID === undefined) {
    const fresh = ducaFromDvas(sources, reference);
    const body = readyBody(ducaDefinition, fresh, reference, call.services.id);
    const facts = {
      orderId: ID_ORDEN,
      action: 'Formada de las DVA de la orden',
      reference,
      sources: versions,
      extra: whileOpen(call, ID_ORDEN),
    };
    const stored = await store.create({ body, derived: fresh }, facts).catch(async (error: unknown) => {
      const taken = error instanceof Refusal && error.code === 'document.duplicate';
      throw taken ? await refuseForming(call, ID_ORDEN, error.code) : error;
    });
    return {
      header: publicHeader(stored.header),
      body,
      problems: documentProblems(ducaDefinition, body, reference),
      computed: [],
      moves: [],
    };
  }
  const before = await store.open(ID);
  if (before.header.ID_ORDEN !== ID_ORDEN) throw refusal('not-found', { what: 'una DUCA de esa orden' });
  if (!stateOf(ducaDefinition.states, before.header.ESTADO).editable)
    throw await refuseForming(call, ID_ORDEN, 'document.state', before.header);
  if (LOCK !== undefined && before.header.LOCK !== LOCK) throw await store.staleRefusal(before.header, LOCK);
  const base = before.derived ?? blankBody(ducaDataSets);
  const merged = formAgain(base, before.body, sources, reference);
  const own = withoutEarlyAnswers(ducaDefinition, before, merged.body);
  const body = readyBody(ducaDefinition, own, reference, call.services.id);
  const action = `Formada de nuevo: ${merged.moves.filter((each) => each.kind !== 'kept').length} cambios`;
  const facts = { action, reference, sources: versions, extra: whileOpen(call, ID_ORDEN) };
  const saved = await store.save(before.header, { body, derived: merged.derived }, facts);
  return {
    header: publicHeader(saved.header),
    body,
    problems: documentProblems(ducaDefinition, body, reference),
    computed: [],
    moves: merged.moves,
  };
};
