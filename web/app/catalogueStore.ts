import type { CountryCode } from '../../shared/countries/country.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { CatalogueOrigin, CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { call } from '../api/call.ts';
import { whenIdle } from '../kit/whenIdle.ts';
import { openLocalStores, type LocalDatabase, type LocalStore } from '../kit/localStores.ts';

/** The tariff has a store of its own: it is larger than all others together. */
const storeOf = (name: string): LocalStore => (name === catalogue.tariff ? 'arancel' : 'catsys');

interface Kept {
  NOMBRE_TABLA: string;
  /** Country of who fetched it: a list of the same name and stamp says other things in another one. */
  PAIS: CountryCode;
  ESTAMPA_TIEMPO: string;
  DATA: CatalogueRow[];
  ORIGEN: CatalogueOrigin;
}

export interface Catalogues {
  lists: ReadonlyMap<string, { rows: readonly CatalogueRow[]; origin: CatalogueOrigin }>;
  /** False when the server did not answer, so that what is kept serves and may be old. */
  whole: boolean;
}

const kept = async (
  db: LocalDatabase<Kept> | undefined,
  country: CountryCode,
): Promise<Map<string, Kept>> => {
  if (!db) return new Map();
  const [lists, tariff] = await Promise.all([
    db.getAll('catsys').catch((): Kept[] => []),
    // By its name: the index of its search lies beside it, and no start waits for that.
    db.get('arancel', catalogue.tariff).catch(() => undefined),
  ]);
  const rows = tariff ? [...lists, tariff] : lists;
  return new Map(rows.filter(({ PAIS }) => PAIS === country).map((row) => [row.NOMBRE_TABLA, row]));
};

/** Lists as the server has them; all of them when none are named, undefined when it does not answer. */
async function fetched(country: CountryCode, TABLAS: string | undefined): Promise<Kept[] | undefined> {
  const lists = await call(catalogueProcedures.load, { TABLAS }, { background: true }).catch(() => undefined);
  return lists?.map(({ name, stamp, rows, source, validFrom, sample }) => ({
    NOMBRE_TABLA: name,
    PAIS: country,
    ESTAMPA_TIEMPO: stamp,
    DATA: rows,
    ORIGEN: { source, validFrom, sample },
  }));
}

const keepIn = (db: LocalDatabase<Kept> | undefined, entry: Kept) =>
  db?.put(storeOf(entry.NOMBRE_TABLA), entry).catch(() => undefined);

const listsOf = (entries: readonly Kept[]): Catalogues['lists'] =>
  new Map(
    entries.map(({ NOMBRE_TABLA, ESTAMPA_TIEMPO, DATA, ORIGEN }) => [
      NOMBRE_TABLA,
      { rows: DATA, origin: { ...ORIGEN, stamp: ESTAMPA_TIEMPO } },
    ]),
  );

/**
 * All catalogues: those kept here whose timestamp still holds, and the missing or outdated ones from the server
 * (spec 4, catalogue load). Without an answer what is kept serves; without a store everything is fetched.
 */
export async function loadCatalogues(companyId: string, country: CountryCode): Promise<Catalogues> {
  const db = await openLocalStores<Kept>().catch(() => undefined);
  const old = await kept(db, country);
  if (old.size === 0) return firstCatalogues(db, country);
  const stamps = await call(
    catalogueProcedures.timestamps,
    { ID_PERFIL: companyId, TABLA: undefined, OPCION: undefined },
    { background: true },
  ).catch(() => undefined);
  let whole = stamps !== undefined;
  const wanted = (stamps ?? []).filter(
    ({ NOMBRE_TABLA, ESTAMPA_TIEMPO }) => old.get(NOMBRE_TABLA)?.ESTAMPA_TIEMPO !== ESTAMPA_TIEMPO,
  );
  if (wanted.length > 0) {
    const TABLAS = wanted.map((each) => each.NOMBRE_TABLA).join('|');
    const fresh = await fetched(country, TABLAS);
    whole = fresh !== undefined;
    for (const entry of fresh ?? []) {
      old.set(entry.NOMBRE_TABLA, entry);
      await keepIn(db, entry);
    }
  }
  // A list that the server no longer has rules nothing.
  const alive = new Set((stamps ?? [...old.values()]).map((each) => each.NOMBRE_TABLA));
  const living = [...old].filter(([name]) => alive.has(name));
  return { lists: listsOf(living.map(([, entry]) => entry)), whole };
}

/** Until lists are kept: longer than the first page of a slow phone takes, whose processor copying them would hold. */
const KEPT_AFTER_MS = 5000;

/** All of them, where none is kept yet: stamps would tell nothing. They are kept when the page rests, a list at a time. */
async function firstCatalogues(
  db: LocalDatabase<Kept> | undefined,
  country: CountryCode,
): Promise<Catalogues> {
  const fresh = await fetched(country, undefined);
  if (fresh)
    setTimeout(() => fresh.forEach((entry) => whenIdle(() => void keepIn(db, entry))), KEPT_AFTER_MS);
  return { lists: listsOf(fresh ?? []), whole: fresh !== undefined };
}
