import type { Input } from '../../../shared/foundation/contracts/procedure.ts';
import { treatedBy } from '../../../shared/declarations/ownTreatment.ts';
import { refusal, Refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import type { DerivationContract } from '../../../shared/foundation/documents/derivationProcedure.ts';
import { documentProblems } from '../../../shared/foundation/documents/documentProblems.ts';
import { indefinite, type Noun } from '../../../shared/foundation/documents/noun.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import { blankBody, type AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { readyBody, storeOf, withoutEarlyAnswers } from '../../runtime/documents/implementations.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { DocumentStore, Stored } from '../../runtime/documents/store.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { openOrderFor, whileOpen } from '../../work-orders/orders.ts';
import { sourcesOf } from '../sources.ts';
import type { FormedDeclaration } from './formedDeclaration.ts';
import { refuseForming } from './refuseForming.ts';

/** What the order lacks: a declaration is formed of its declarations of value, and what carries none of its invoices. */
function nothingToForm({ singular }: Noun, unsworn: boolean): Refusal {
  const summary = unsworn
    ? `La orden no tiene facturas, y la ${singular} de lo que no lleva declaración de valor se forma de ellas. Agregue al menos una.`
    : `La orden no tiene declaraciones de valor, y la ${singular} se forma de ellas. Derive primero las DVA de sus facturas; si su modalidad o régimen no las lleva, un administrador lo dice en Configuraciones, «Regímenes de DVA».`;
  return rejected(summary);
}

/** One of the order that may be formed again. */
async function openedToForm<B extends AnyBody>(
  call: Call<Input<DerivationContract>>,
  kind: FormedDeclaration<B>,
  store: DocumentStore<B>,
  ID: string,
): Promise<Stored<B>> {
  const { ID_ORDEN, LOCK } = call.input;
  const { noun, states } = kind.definition;
  const opened = await store.open(ID);
  const { header } = opened;
  if (header.ID_ORDEN !== ID_ORDEN) throw refusal('not-found', { what: `${indefinite(noun)} de esa orden` });
  if (!stateOf(states, header.ESTADO).editable)
    throw await refuseForming(call, kind, ID_ORDEN, 'document.state', header);
  if (LOCK !== undefined && header.LOCK !== LOCK) throw await store.staleRefusal(header, LOCK);
  return opened;
}

/** Forms the declaration of an order, or forms it again keeping what a person changed. */
export const formDeclaration =
  <B extends AnyBody>(kind: FormedDeclaration<B>): Implementation<DerivationContract> =>
  async (call) => {
    const { definition, isTold = () => true } = kind;
    const { ID_ORDEN, ID } = call.input;
    await openOrderFor(call, ID_ORDEN, `formar ${indefinite(definition.noun)}`);
    const [reference, { sources, versions }] = await Promise.all([
      call.reference(),
      sourcesOf(call, ID_ORDEN),
    ]);
    const store = storeOf(definition, call);
    const before = ID === undefined ? undefined : await openedToForm(call, kind, store, ID);
    // `blankBody` has every data set of the definition.
    const base = before?.derived ?? (blankBody(definition.dataSets) as B);
    const treated = before ? treatedBy(kind.own, base, before.body, sources) : sources;
    const { dvas, unsworn = false } = kind.taken(treated, reference);
    if (dvas.length === 0) throw nothingToForm(definition.noun, unsworn);
    const facts = { reference, sources: versions, extra: whileOpen(call, ID_ORDEN) };
    const answer = ({ header }: Pick<Stored<B>, 'header'>, body: B, moves: Move[]) => ({
      header: publicHeader(header),
      body,
      problems: documentProblems(definition, body, reference),
      computed: [],
      moves,
    });
    if (!before) {
      const fresh = kind.fresh(sources, reference);
      const body = readyBody(definition, fresh, reference, call.services.id);
      const action = unsworn ? 'Formada de las facturas de la orden' : 'Formada de las DVA de la orden';
      const stored = await store
        .create({ body, derived: fresh }, { ...facts, action, orderId: ID_ORDEN })
        .catch(async (error: unknown) => {
          const taken = error instanceof Refusal && error.code === 'document.duplicate';
          throw taken ? await refuseForming(call, kind, ID_ORDEN, error.code) : error;
        });
      return answer(stored, body, []);
    }
    const merged = kind.again(base, before.body, sources, reference);
    const own = withoutEarlyAnswers(definition, before, merged.body);
    const body = readyBody(definition, own, reference, call.services.id);
    const moves = merged.moves.filter(isTold);
    const action = `Formada de nuevo: ${moves.filter((each) => each.kind !== 'kept').length} cambios`;
    const saved = await store.save(before.header, { body, derived: merged.derived }, { ...facts, action });
    return answer(saved, body, moves);
  };
