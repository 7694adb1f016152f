import { isAmountCell, isWholeCell } from '../../../shared/catalogues/cellRules.ts';
import { PRICE_CURRENCY, priceOn } from '../../../shared/catalogues/lists/plans.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { add, multiply } from '../../../shared/foundation/decimal/decimal.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import { rowsInForce } from '../../../shared/foundation/documents/inForce.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import type { operatorProcedures, UsedMonth } from '../../../shared/users/operator/procedures.ts';
import { workingFor } from '../../runtime/narrowed.ts';
import { catalogueLists } from '../../runtime/reference.ts';
import type { Services } from '../../runtime/services.ts';
import { monthlyPrices } from './monthlyPrices.ts';
import { USAGE, usageKey, usagePk, type UsageRow } from '../../runtime/usage.ts';

type Prices = Result<typeof operatorProcedures.prices>;

const MONTHS = 12;
const OF_KIND = 'ACEPTADAS~';

const LIMITS = ['USUARIOS', 'DECLARACIONES', 'TOKENS'] as const;
/** A limit of a list; blank it is none, and undefined where nobody can tell what was meant. */
const limitIn = (value = ''): number | undefined =>
  value === '' ? 0 : isWholeCell(value) ? Number(value) : undefined;

/** Plans as they are offered on a day: one whose limits cannot be read is none, for it would be without a limit. */
export const plansOf = (rows: readonly CatalogueRow[], day: string): Prices['PLANES'] =>
  rowsInForce(rows, day).flatMap((row) => {
    const [USUARIOS, DECLARACIONES, TOKENS] = LIMITS.map((name) => limitIn(row[name]));
    if (USUARIOS === undefined || DECLARACIONES === undefined || TOKENS === undefined) return [];
    const { CLAVE: PLAN, VALOR: NOMBRE, DESCRIPCION = '' } = row;
    return [{ PLAN, NOMBRE, DESCRIPCION, USUARIOS, DECLARACIONES, TOKENS }];
  });

/** Plans and prices of a country, as they are published. */
export async function pricesOf(services: Services, country: CountryCode): Promise<Prices> {
  const lists = await catalogueLists(services, country, shippedCatalogues);
  const [plans, prices] = [lists.get(catalogue.plans), lists.get(catalogue.prices)];
  const today = localDay(services.now());
  return {
    PRECIOS: rowsInForce(prices?.rows ?? [], today).map(({ CLAVE, VALOR, ...row }) => ({
      ...{ CLAVE, VALOR, MODULO: row['MODULO'] ?? '', DESDE: row['DESDE'] ?? '' },
      ...{ PRECIO: row['PRECIO'] ?? '', MONEDA: row['MONEDA'] ?? '' },
    })),
    PLANES: plansOf(plans?.rows ?? [], today),
    FUENTE: prices?.source ?? '',
    MUESTRA: prices?.sample || plans?.sample ? '1' : '0',
  };
}

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A price that can be reckoned with, of a list that may be of before its cells were asked; blank in both where there is none. */
function readPrice(price: CatalogueRow | undefined): { PRECIO: string; MONEDA: string } {
  const [PRECIO = '', MONEDA = ''] = [price?.['PRECIO'], price?.['MONEDA']];
  return isAmountCell(PRECIO) ? { PRECIO, MONEDA: MONEDA || PRICE_CURRENCY } : { PRECIO: '', MONEDA: '' };
}

/** A month with what it costs at the prices of its first day. */
export function monthOf(
  month: string,
  row: UsageRow | undefined,
  prices: readonly CatalogueRow[],
): UsedMonth {
  const kinds = Object.keys(row ?? {}).filter((name) => name.startsWith(OF_KIND));
  const CARGOS = kinds.map((name) => {
    const module = name.slice(OF_KIND.length);
    const price = priceOn(prices, module, `${month}-01`);
    const CANTIDAD = countOf(row?.[name]);
    const { PRECIO, MONEDA } = readPrice(price);
    const IMPORTE = PRECIO === '' ? '0.00' : multiply(PRECIO, String(CANTIDAD), 2);
    return { DOCUMENTO: price?.VALOR ?? module, CANTIDAD, PRECIO, MONEDA, IMPORTE };
  });
  const rejected = countOf(row?.RECHAZADAS);
  return {
    MES: month,
    ENVIADAS: countOf(row?.ENVIADAS) - rejected,
    ACEPTADAS: countOf(row?.ACEPTADAS),
    RECHAZADAS: rejected,
    CARGOS,
    // What another currency charges stands in its line, and in no sum of this one.
    TOTAL: CARGOS.filter(({ MONEDA }) => MONEDA === PRICE_CURRENCY).reduce(
      (sum, { IMPORTE }) => add(sum, IMPORTE),
      '0.00',
    ),
  };
}

export const thisMonth = ({ now }: Pick<Services, 'now'>): string => localDay(now()).slice(0, 7);

/** The last months in which a company sent something, this one first. */
export async function monthsOf(
  services: Services,
  company: string,
  country: CountryCode,
): Promise<UsedMonth[]> {
  const [prices, rows] = await Promise.all([
    monthlyPrices(services, country),
    services.database.query<UsageRow>('transmissions', {
      pk: usagePk({ company }),
      prefix: USAGE,
      descending: true,
      limit: MONTHS,
    }),
  ]);
  const now = thisMonth(services);
  const known = new Map(rows.map((row) => [row.sk.slice(USAGE.length), row]));
  const months = [...new Set([now, ...known.keys()])].sort().reverse().slice(0, MONTHS);
  return Promise.all(months.map(async (month) => monthOf(month, known.get(month), await prices(month))));
}

/** What a company used of a month. */
export type UsedIn = (company: string, country: CountryCode) => Promise<UsedMonth>;

/** Tells of one company after the other what it used of a month; the prices of a country are read once for all of them. */
export function usedIn(services: Services, month: string): UsedIn {
  const read = new Map<CountryCode, Promise<readonly CatalogueRow[]>>();
  return async (company, country) => {
    const prices = read.get(country) ?? monthlyPrices(services, country).then((of) => of(month));
    read.set(country, prices);
    const row = await workingFor({ company }, () =>
      services.database.get<UsageRow>('transmissions', usageKey({ company }, month)),
    );
    return monthOf(month, row, await prices);
  };
}

/** The month that is asked for; this one where none is. @throws Refusal for one that did not begin. */
export function askedMonth(services: Services, month: string | undefined): string {
  const now = thisMonth(services);
  if (month !== undefined && month > now)
    throw invalidParam('MES', 'todavía no empieza; pida este o uno anterior');
  return month ?? now;
}
