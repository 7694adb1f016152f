import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { complementaryOf } from '../../../shared/duca/complementary/complementary.ts';
import { complementsMarks, waitsForComplement } from '../../../shared/duca/marks.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import { leadingRefusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { placeOf } from '../../../shared/foundation/documents/sourceChange.ts';
import { formatUnifiedNumber } from '../../../shared/foundation/numbers/declarationNumber.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { isVoid, stateOf, transitionsFrom } from '../../../shared/foundation/documents/states.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { createDucaCopy } from '../copy.ts';
import { ducasOf } from '../ducas.ts';
import { ducasMarked } from './original.ts';

/**
 * Begins the complementary declaration of an accepted provisional or simplified one: the same operation in the
 * complementary class, in the same order while that is open. One that is already being prepared is refused with its id.
 */
export const prepareComplementary: Implementation<typeof ducaProcedures.prepareComplementary> = async (
  call,
) => {
  const store = ducasOf(call);
  const [{ header, body: opened }, reference] = await Promise.all([
    store.open(call.input.ID),
    call.reference(),
  ]);
  const original = opened;
  const { NUMERO_DUCA, CLASE } = original.DUCA;
  const shown = formatUnifiedNumber(NUMERO_DUCA);
  const refuse = (summary: string) => rejected(summary);
  if (NUMERO_DUCA === '') {
    throw refuse('La DUCA todavía no tiene número de la autoridad, y solo una aceptada se complementa.');
  }
  if (!waitsForComplement(CLASE, reference)) {
    const name = reference.row(catalogue.declarationClasses, CLASE)?.VALOR ?? CLASE;
    throw refuse(`La DUCA ${shown} es de clase ${CLASE} (${name}) y no espera una complementaria.`);
  }
  const begun = (await ducasMarked(call, complementsMarks(NUMERO_DUCA))).find((each) => !isVoid(each.ESTADO));
  if (begun) {
    const { label } = stateOf(ducaStates, begun.ESTADO);
    const remedy = transitionsFrom(ducaStates, begun.ESTADO).some(([, { to }]) => isVoid(to))
      ? 'Ábrala, o anúlela antes de preparar otra.'
      : 'Ábrala para ver en qué va.';
    const why = `La DUCA ${shown} ya tiene una complementaria, en estado «${label}». ${remedy}`;
    throw leadingRefusal('rejected', why, placeOf(ducaDefinition, begun));
  }
  const body = complementaryOf(original, reference);
  return createDucaCopy(call, body, call.input.ID_ORDEN ?? (await orderOf(call, header)));
};

/** The order of the completed declaration; none when it takes no documents any more. */
async function orderOf(call: Call<unknown>, { ID_ORDEN }: HeaderRow): Promise<string | undefined> {
  if (ID_ORDEN === '') return undefined;
  const store = ordersOf(call);
  const { ESTADO } = await store.header(ID_ORDEN);
  return stateOf(store.definition.states, ESTADO).editable ? ID_ORDEN : undefined;
}
