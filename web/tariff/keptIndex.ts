import { catalogue } from '../../shared/catalogues/names.ts';
import { openLocalStores } from '../kit/localStores.ts';

/** Stands beside the tariff in its store, and says nothing that the tariff does not. */
const NAME = `${catalogue.tariff}.indice`;
const STORE = 'arancel';

interface Row {
  NOMBRE_TABLA: string;
  ESTAMPA_TIEMPO: string;
  DATA: unknown;
}

/** The index that this browser keeps, whatever it was made of; undefined where there is none or nothing is kept. */
export async function keptIndex(): Promise<Uint8Array | undefined> {
  const db = await openLocalStores<Row>().catch(() => undefined);
  const kept = await db?.get(STORE, NAME).catch(() => undefined);
  db?.close();
  return kept?.DATA instanceof Uint8Array ? kept.DATA : undefined;
}

/** Keeps an index in the place of the one before. What cannot be kept is built again next time. */
export async function keepIndex(of: string, file: Uint8Array): Promise<void> {
  const db = await openLocalStores<Row>().catch(() => undefined);
  await db?.put(STORE, { NOMBRE_TABLA: NAME, ESTAMPA_TIEMPO: of, DATA: file }).catch(() => undefined);
  db?.close();
}
