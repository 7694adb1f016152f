import { openDB, type IDBPDatabase } from 'idb';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { CatalogueOrigin, CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { call } from '../api/call.ts';

/** Database of spec 3: 'aspcloud', version 2, three stores keyed NOMBRE_TABLA. */
const STORES = ['catsys', 'configuracion', 'arancel'] as const;

interface Kept {
  NOMBRE_TABLA: string;
  ESTAMPA_TIEMPO: string;
  DATA: CatalogueRow[];
  ORIGEN: CatalogueOrigin;
}

const open = (): Promise<IDBPDatabase> =>
  openDB('aspcloud', 2, {
    upgrade: (db) => {
      for (const name of STORES) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'NOMBRE_TABLA' });
      }
    },
  });

export type Catalogues = ReadonlyMap<string, { rows: readonly CatalogueRow[]; origin: CatalogueOrigin }>;

const kept = async (db: IDBPDatabase | undefined): Promise<Map<string, Kept>> => {
  const rows = ((await db?.getAll('catsys').catch(() => [])) ?? []) as Kept[];
  return new Map(rows.map((row) => [row.NOMBRE_TABLA, row]));
};

/**
 * All catalogues: those kept here whose timestamp still holds, and the missing or outdated ones from the server
 * (spec 4, catalogue load). Without an answer what is kept serves; without a store everything is fetched.
 */
export async function loadCatalogues(companyId: string): Promise<Catalogues> {
  const db = await open().catch(() => undefined);
  const old = await kept(db);
  const stamps = await call(catalogueProcedures.timestamps, {
    ID_PERFIL: companyId,
    TABLA: undefined,
    OPCION: undefined,
  }).catch(() => []);
  const wanted = stamps.filter(
    ({ NOMBRE_TABLA, ESTAMPA_TIEMPO }) => old.get(NOMBRE_TABLA)?.ESTAMPA_TIEMPO !== ESTAMPA_TIEMPO,
  );
  if (wanted.length > 0) {
    const TABLAS = wanted.map((each) => each.NOMBRE_TABLA).join('|');
    const fresh = await call(catalogueProcedures.load, { TABLAS }).catch(() => []);
    for (const list of fresh) {
      const entry: Kept = {
        NOMBRE_TABLA: list.name,
        ESTAMPA_TIEMPO: list.stamp,
        DATA: list.rows as CatalogueRow[],
        ORIGEN: { source: list.source, validFrom: list.validFrom, sample: list.sample },
      };
      old.set(list.name, entry);
      await db?.put('catsys', entry).catch(() => undefined);
    }
  }
  return new Map([...old].map(([name, { DATA, ORIGEN }]) => [name, { rows: DATA, origin: ORIGEN }]));
}
