import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { Implementation } from '../runtime/executor.ts';
import { packRows, unpackList } from '../runtime/packedList.ts';
import { catalogueKey, newRevision } from '../runtime/reference.ts';
import { importableList } from './importable.ts';
import { logKey, operatesPlatform, replaceList, type LogRow } from './replaceList.ts';

/**
 * Takes the last load of a list back: the list before it rules again, from the log that every load keeps; before the
 * first one that is what the product ships. Undone again, the load rules again.
 */
export const undo: Implementation<typeof catalogueProcedures.undo> = async (call) => {
  const { services, scope, input } = call;
  if (!(await operatesPlatform(call)))
    throw refusal('permission.denied', {
      action: 'deshacer la carga de un catálogo que comparten todas las empresas',
    });
  const { TABLA, ESTAMPA_TIEMPO } = input;
  if (!importableList(TABLA, scope.country)) throw refusal('not-found', { what: 'un catálogo' });
  const [last, before] = await services.database.query<LogRow>('catalogues', {
    pk: logKey(scope.country, TABLA),
    descending: true,
    limit: 2,
  });
  if (!last)
    throw refusal('rejected', { summary: 'Esa lista es la que trae el sistema; no hay carga que deshacer.' });
  if (before) {
    const rows = await unpackList(services.database, scope.country, TABLA, before.sk, before);
    const facts = { FUENTE: before.source, VIGENTE_DESDE: before.validFrom, MUESTRA: before.sample };
    const stamp = await replaceList(call, TABLA, facts, rows, ESTAMPA_TIEMPO);
    return { NOMBRE_TABLA: TABLA, FILAS: rows.length, ESTAMPA_TIEMPO: stamp };
  }
  const shipped = shippedCatalogues.find(
    (list) => list.name === TABLA && list.countries.includes(scope.country),
  );
  const log = {
    pk: logKey(scope.country, TABLA),
    sk: services.now().toISOString(),
    user: scope.userName,
    source: shipped?.source ?? '',
    validFrom: shipped?.validFrom ?? '',
    sample: shipped?.sample ?? false,
    packed: packRows(shipped?.rows ?? []),
  };
  try {
    await services.database.write(
      {
        kind: 'delete',
        table: 'catalogues',
        key: { pk: catalogueKey(scope.country), sk: TABLA },
        when: { equals: { ESTAMPA_TIEMPO } },
      },
      ...newRevision(services, scope.country),
      { kind: 'put', table: 'catalogues', item: log },
    );
  } catch (error) {
    if (error instanceof ConditionLost) throw refusal('document.stale', { user: last.user });
    throw error;
  }
  return { NOMBRE_TABLA: TABLA, FILAS: shipped?.rows.length ?? 0, ESTAMPA_TIEMPO: shipped?.stamp ?? '' };
};
