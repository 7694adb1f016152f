import type { CountryCode } from '../../shared/countries/country.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isDate } from '../../shared/foundation/dates/date.ts';
import { isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';
import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import type { Call } from '../runtime/executor.ts';
import { ConditionLost, type Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import { packList, packRows, type PackedList } from '../runtime/packedList.ts';
import { catalogueKey, newRevision, type CatalogueItem } from '../runtime/reference.ts';

/** Browsers fetch a list whole in one compressed answer, and keep it. */
const LARGEST_LIST = 16 * 1024 * 1024;
/** A list is written in one transaction, which ends at 4 MB; lists of codes shrink to a tenth and less. */
const LARGEST_PACKED = 2 * 1024 * 1024;

type Parts = Pick<Call<unknown>, 'services' | 'scope'>;

export interface ListFacts {
  FUENTE: string;
  VIGENTE_DESDE: string;
  MUESTRA: boolean;
}

/** Whether the company operates the platform in its country (OPERADOR): lists are shared by all of them. */
export async function operatesPlatform({ services, scope }: Parts): Promise<boolean> {
  const company = await services.database.get<CompanyRow & { OPERADOR?: string }>(
    'users',
    companyRowKey(scope.company),
  );
  return company?.OPERADOR === '1';
}

/** What a change of a list was, for its log: how much it moved, from when on and by which source. */
export interface ChangeNote extends ListFacts {
  AGREGADAS: number;
  CAMBIADAS: number;
  QUITADAS: number;
  /** The first changes in words. */
  CAMBIOS: string[];
}

/** One change of a list, `pk system#catalogue-log#<country>#<list>`, `sk` its stamp: who made it and the whole list after it. */
export interface LogRow extends Item, PackedList {
  user: string;
  note?: ChangeNote;
  source: string;
  validFrom: string;
  sample: boolean;
}

export const logKey = (country: CountryCode, list: string) => systemKey('catalogue-log', country, list);

/** Refuses who does not operate the platform, and facts that do not say whence and since when. */
export async function mayReplaceLists(parts: Parts, facts: ListFacts): Promise<void> {
  if (!(await operatesPlatform(parts))) {
    throw refusal('permission.denied', { action: 'reemplazar un catálogo que comparten todas las empresas' });
  }
  if (!isDate(facts.VIGENTE_DESDE)) {
    throw invalidParam('VIGENTE_DESDE', 'debe ser un día como 2026-01-31');
  }
  if (facts.FUENTE.trim() === '') {
    throw invalidParam('FUENTE', 'falta; diga de dónde viene la lista');
  }
}

/** Refuses the whole file while any row of it is wrong; what is only warned of was shown before. */
export function requireSound(problems: Problem[]): void {
  const errors = problems.filter(isBlocking);
  if (errors.length === 0) return;
  const count = errors.length === 1 ? 'un problema' : `${errors.length} problemas`;
  throw refusal('rejected', { summary: `El archivo tiene ${count}; no se cambió nada.` }, { problems });
}

/**
 * Replaces a list for every company of the country, wholly or not at all, and keeps in its log who did; answers its new
 * stamp.
 * @param seen stamp of the list that the caller looked at, '' when it was the shipped one; undefined replaces whatever
 * is there.
 * @throws Refusal `document.stale` when another person replaced it meanwhile.
 */
export async function replaceList(
  { services, scope }: Parts,
  name: string,
  facts: ListFacts,
  rows: readonly CatalogueRow[],
  seen?: string,
  note?: ChangeNote,
): Promise<string> {
  const bytes = Buffer.byteLength(JSON.stringify(rows));
  const whole = packRows(rows);
  if (bytes > LARGEST_LIST || whole.length > LARGEST_PACKED) {
    const [size, limit] = bytes > LARGEST_LIST ? [bytes, LARGEST_LIST] : [whole.length, LARGEST_PACKED];
    throw refusal('request.too-large', {
      size: `${Math.ceil(size / 1024)} kB`,
      limit: `${limit / 1024} kB`,
    });
  }
  const key = { pk: catalogueKey(scope.country), sk: name };
  const stamp = stampAfter(seen, services.now());
  const { kept, pieces } = packList(scope.country, name, stamp, whole);
  try {
    const list = {
      source: facts.FUENTE.trim(),
      validFrom: facts.VIGENTE_DESDE,
      sample: facts.MUESTRA,
      ...kept,
    };
    await services.database.write(
      {
        kind: 'put',
        table: 'catalogues',
        item: { ...key, ...list, ESTAMPA_TIEMPO: stamp, importedBy: scope.login },
        ...(seen === undefined
          ? {}
          : { when: seen === '' ? { absent: true } : { equals: { ESTAMPA_TIEMPO: seen } } }),
      },
      ...newRevision(services, scope.country),
      ...pieces,
      {
        kind: 'put',
        table: 'catalogues',
        item: {
          pk: logKey(scope.country, name),
          sk: stamp,
          ...list,
          user: scope.userName,
          ...(note ? { note } : {}),
        },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const now = await services.database.get<CatalogueItem>('catalogues', key);
    throw refusal('document.stale', { user: now?.importedBy ?? 'Otra persona' });
  }
  return stamp;
}

/** A stamp that is never one that was seen, so that two changes in one instant are told apart. */
function stampAfter(seen: string | undefined, now: Date): string {
  const before = Date.parse(seen ?? '');
  return new Date(before >= now.getTime() ? before + 1 : now.getTime()).toISOString();
}
