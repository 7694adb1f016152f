import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { importedOnly, ownLists } from '../../shared/catalogues/importedOnly.ts';
import { importableList } from './importable.ts';
import { listsInForce } from './listsInForce.ts';

const NOTHING = { source: '', validFrom: '', sample: false, stamp: '', rows: [] };

/** Every list of the country with its source, and those that wait for an import. */
export const list: Implementation<typeof catalogueProcedures.list> = async (call) => {
  const lists = await listsInForce(call);
  const missing = [...importedOnly.keys()].filter((name) => !lists.has(name));
  const empty = missing.map((name) => ({ ...NOTHING, name, title: name }));
  return [...lists.values(), ...empty].map((each) => ({
    NOMBRE_TABLA: each.name,
    TITULO: importableList(each.name, call.scope.country)?.title ?? ownLists.get(each.name) ?? each.title,
    FUENTE: each.source,
    VIGENTE_DESDE: each.validFrom,
    MUESTRA: each.sample ? ('1' as const) : ('0' as const),
    ESTAMPA_TIEMPO: each.stamp,
    FILAS: each.rows.length,
    IMPORTABLE: importableList(each.name, call.scope.country) ? ('1' as const) : ('0' as const),
    IMPORTADO:
      each.stamp !== '' && each.stamp !== importableList(each.name, call.scope.country)?.stamp
        ? ('1' as const)
        : ('0' as const),
    COLUMNAS: importableList(each.name, call.scope.country)?.columns ?? [],
  }));
};
