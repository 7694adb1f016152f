import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Stores of spec 3, kept in the browser: system catalogues, user configuration, tariff. */
const STORES = ['catsys', 'configuracion', 'arancel'] as const;
export type LocalStore = (typeof STORES)[number];

interface Kept<Row> {
  key: string;
  value: Row;
}

interface LocalStores<Row> extends DBSchema {
  catsys: Kept<Row>;
  configuracion: Kept<Row>;
  arancel: Kept<Row>;
}

export type LocalDatabase<Row> = IDBPDatabase<LocalStores<Row>>;

/** Database of spec 3: 'aspcloud', version 2, three stores keyed NOMBRE_TABLA. Rejects where the browser keeps nothing. */
export const openLocalStores = async <Row>(): Promise<LocalDatabase<Row>> =>
  openDB<LocalStores<Row>>('aspcloud', 2, {
    upgrade: (db) => {
      for (const name of STORES) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'NOMBRE_TABLA' });
      }
    },
  });
