import { catalogue } from '../../../shared/catalogues/names.ts';
import { copyDuca } from '../../../shared/duca/copy/copyDuca.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { complementsMark, waitsForComplement } from '../../../shared/duca/marks.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { formatUnifiedNumber } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { findMarked } from '../../runtime/documents/findMarked.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { createCopy } from '../copy.ts';
import { ducasOf } from '../ducas.ts';

/**
 * Begins the complementary declaration of an accepted provisional or simplified one: a copy of it in the complementary
 * class that names it. One that is already being prepared is refused with its id.
 */
export const prepareComplementary: Implementation<typeof ducaProcedures.prepareComplementary> = async (
  call,
) => {
  const store = ducasOf(call);
  const [{ body: opened }, reference] = await Promise.all([store.open(call.input.ID), call.reference()]);
  const original = opened as unknown as DucaBody;
  const { NUMERO_DUCA, CLASE, MODALIDAD } = original.DUCA;
  const shown = formatUnifiedNumber(NUMERO_DUCA);
  const refuse = (summary: string, details?: unknown) => refusal('rejected', { summary }, { details });
  if (NUMERO_DUCA === '') {
    throw refuse('La DUCA todavía no tiene número de la autoridad, y solo una aceptada se complementa.');
  }
  if (!waitsForComplement(CLASE, reference)) {
    const name = reference.row(catalogue.declarationClasses, CLASE)?.VALOR ?? CLASE;
    throw refuse(`La DUCA ${shown} es de clase ${CLASE} (${name}) y no espera una complementaria.`);
  }
  const mark = complementsMark(NUMERO_DUCA)!;
  const begun = ((await findMarked(store, [mark])).get(mark) ?? []).find((each) => each.ESTADO !== 'ANULADA');
  if (begun) {
    throw refuse(`La DUCA ${shown} ya tiene una complementaria. Ábrala o anúlela antes de preparar otra.`, {
      id: begun.ID,
    });
  }
  const classes = reference.rows(catalogue.declarationClasses);
  const complementary = classes.find((each) => each['COMPLEMENTA'] === '1')?.CLAVE ?? '';
  const copied = copyDuca(original, reference);
  const body: DucaBody = {
    ...copied,
    DUCA: { ...copied.DUCA, MODALIDAD, CLASE: complementary },
    COMPLEMENTO: { ...copied.COMPLEMENTO, NUMERO_DUCA_ORIGINAL: NUMERO_DUCA },
  };
  return createCopy(call, body as unknown as AnyBody, call.input.ID_ORDEN);
};
