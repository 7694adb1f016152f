import { openDB, type IDBPDatabase } from 'idb';

/** Stores of spec 3, kept in the browser: system catalogues, user configuration, tariff. */
export const LOCAL_STORES = ['catsys', 'configuracion', 'arancel'] as const;
export type LocalStore = (typeof LOCAL_STORES)[number];

/** Database of spec 3: 'aspcloud', version 2, three stores keyed NOMBRE_TABLA. Rejects where the browser keeps nothing. */
export const openLocalStores = async (): Promise<IDBPDatabase> =>
  openDB('aspcloud', 2, {
    upgrade: (db) => {
      for (const name of LOCAL_STORES) {
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'NOMBRE_TABLA' });
      }
    },
  });
