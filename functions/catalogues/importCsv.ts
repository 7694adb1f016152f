import { catalogue } from '../../shared/catalogues/names.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Implementation } from '../runtime/executor.ts';
import { countOf, editionProblems, withPast } from './tariffEdition.ts';
import { importableList } from './importable.ts';
import { readListCsv } from './readListCsv.ts';
import { mayReplaceLists, replaceList, requireSound } from './replaceList.ts';

/** Replaces a list with the rows of a file; a list that a module reads by rules of its own has its own procedure. */
export const importCsv: Implementation<typeof catalogueProcedures.importCsv> = async (call) => {
  const { input, scope } = call;
  await mayReplaceLists(call, input);
  if (input.VIGENTE_DESDE > localDay(call.services.now())) {
    const reason =
      input.TABLA === catalogue.tariff
        ? 'la edición rige en cuanto se carga; cárguela el día en que empieza'
        : 'la lista rige en cuanto se carga; elija hoy o un día anterior, y escriba el día futuro en VIGENTE_DESDE de cada fila';
    throw invalidParam('VIGENTE_DESDE', reason);
  }
  const list = importableList(input.TABLA, scope.country);
  if (!list) throw refusal('not-found', { what: 'un catálogo' });
  const reference = await call.reference();
  const { rows, problems } = readListCsv(input, list, reference);
  requireSound([...problems, ...editionProblems(input, rows, reference)]);
  // An edition is joined to the one that was read: it must not have been replaced meanwhile.
  const looked =
    input.ESTAMPA_TIEMPO ??
    (input.TABLA === catalogue.tariff ? reference.origin(input.TABLA)?.stamp : undefined);
  const seen = looked === list.stamp ? '' : looked;
  const kept = withPast(input, rows, reference);
  const stamp = await replaceList(call, input.TABLA, input, kept, seen);
  return { NOMBRE_TABLA: input.TABLA, FILAS: countOf(rows), ESTAMPA_TIEMPO: stamp };
};
