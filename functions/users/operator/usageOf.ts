import { priceOn } from '../../../shared/catalogues/lists/plans.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { add, multiply } from '../../../shared/foundation/decimal/decimal.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import type { operatorProcedures, UsedMonth } from '../../../shared/users/operator/procedures.ts';
import { catalogueLists } from '../../runtime/reference.ts';
import type { Services } from '../../runtime/services.ts';
import { USAGE, usageKey, usagePk, type UsageRow } from '../../runtime/usage.ts';

type Prices = Result<typeof operatorProcedures.prices>;

const MONTHS = 12;
const OF_KIND = 'ACEPTADAS~';

/** Plans and prices of a country, as they are published. */
export async function pricesOf(services: Services, country: CountryCode): Promise<Prices> {
  const lists = await catalogueLists(services, country, shippedCatalogues);
  const [plans, prices] = [lists.get(catalogue.plans), lists.get(catalogue.prices)];
  return {
    PRECIOS: (prices?.rows ?? []).map(({ CLAVE, VALOR, ...row }) => ({
      ...{ CLAVE, VALOR, MODULO: row['MODULO'] ?? '', DESDE: row['DESDE'] ?? '' },
      ...{ PRECIO: row['PRECIO'] ?? '', MONEDA: row['MONEDA'] ?? '' },
    })),
    PLANES: (plans?.rows ?? []).map(({ CLAVE, VALOR, DESCRIPCION, USUARIOS, DECLARACIONES, TOKENS }) => ({
      ...{ PLAN: CLAVE, NOMBRE: VALOR, DESCRIPCION: DESCRIPCION ?? '', USUARIOS: Number(USUARIOS) || 0 },
      ...{ DECLARACIONES: Number(DECLARACIONES) || 0, TOKENS: Number(TOKENS) || 0 },
    })),
    FUENTE: prices?.source ?? '',
    MUESTRA: prices?.sample || plans?.sample ? '1' : '0',
  };
}

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

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
    const PRECIO = price?.['PRECIO'] ?? '';
    const IMPORTE = PRECIO === '' ? '0.00' : multiply(PRECIO, String(CANTIDAD), 2);
    return { DOCUMENTO: price?.VALOR ?? module, CANTIDAD, PRECIO, MONEDA: price?.['MONEDA'] ?? '', IMPORTE };
  });
  const rejected = countOf(row?.RECHAZADAS);
  return {
    MES: month,
    ENVIADAS: countOf(row?.ENVIADAS) - rejected,
    ACEPTADAS: countOf(row?.ACEPTADAS),
    RECHAZADAS: rejected,
    CARGOS,
    TOTAL: CARGOS.reduce((sum, { IMPORTE }) => add(sum, IMPORTE), '0.00'),
  };
}

export const thisMonth = ({ now }: Pick<Services, 'now'>): string => localDay(now()).slice(0, 7);

/** The last months in which a company sent something, this one first. */
export async function monthsOf(
  services: Services,
  company: string,
  prices: readonly CatalogueRow[],
): Promise<UsedMonth[]> {
  const rows = await services.database.query<UsageRow>('transmissions', {
    pk: usagePk({ company }),
    prefix: USAGE,
    descending: true,
    limit: MONTHS,
  });
  const now = thisMonth(services);
  const known = new Map(rows.map((row) => [row.sk.slice(USAGE.length), row]));
  const months = [...new Set([now, ...known.keys()])].sort().reverse().slice(0, MONTHS);
  return months.map((month) => monthOf(month, known.get(month), prices));
}

/** What a company used of this month. */
export const currentMonth = async (
  services: Services,
  company: string,
  prices: readonly CatalogueRow[],
): Promise<UsedMonth> => {
  const month = thisMonth(services);
  const row = await services.database.get<UsageRow>('transmissions', usageKey({ company }, month));
  return monthOf(month, row, prices);
};
