import { toUnits } from '../../../shared/foundation/decimal/decimal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Cost } from '../../../shared/work-orders/costs/costData.ts';
import type { CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { inBoth, owedBy } from '../../../shared/work-orders/costs/totals.ts';
import type { Item, Write } from '../../runtime/database.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';

/** Row of a cost, `pk C#<company>#<order>`, `sk COST#<id>`. */
export interface CostItem extends Item {
  ID_GASTO: string;
  LOCK: number;
  USUARIO: string;
  REGISTRADO: string;
  /** Tax id of the client whose account it is in: the order's importer when it was entered, or the first it named since. */
  NIT: string;
  GASTO: Cost;
  /** '1' of a tax whose declaration was annulled: a person may take it out. Absent in every other. */
  ANULADA?: string;
}

/** Balance of a client in cents, `pk C#<company>#account#<NIT>`, `sk TOTAL`. */
export interface AccountItem extends Item {
  LOCAL?: number;
  DOLARES?: number;
}

/**
 * How many lines were ever entered of an order, `pk C#<company>#<order>`, `sk COSTS`; absent before the first. Its deletion
 * and a change of its importer watch it, so that no line comes beside them.
 */
export interface EnteredItem extends Item {
  ENTRADOS: number;
}

interface Parts {
  services: Services;
  scope: TenantScope;
}

export const costKey = (scope: TenantScope, orderId: string, id: string) => ({
  pk: companyKey(scope, orderId),
  sk: `COST#${id}`,
});
export const enteredKey = (scope: TenantScope, orderId: string) => ({
  pk: companyKey(scope, orderId),
  sk: 'COSTS',
});
/** Of a blank tax id the account has a name all the same. */
export const accountKey = (scope: TenantScope, taxId: string) => ({
  pk: companyKey(scope, 'account', plainTaxId(taxId) || 'sin-registro'),
  sk: 'TOTAL',
});

/** Lines that people enter of one order, those counted that were taken out again; the taxes of its declarations come besides. */
export const MOST_ENTERED = 2000;

export const costsOf = ({ services, scope }: Parts, orderId: string): Promise<CostItem[]> =>
  services.database.query<CostItem>('work-orders', {
    pk: companyKey(scope, orderId),
    prefix: 'COST#',
    few: 'costs of one order',
  });

/** A line as it was read, in the account that it was in: the order may name its importer meanwhile, which moves it. */
export const asRead = ({ LOCK, NIT }: CostItem) => ({ equals: { LOCK, NIT } });

/** What a line adds to its client's account, or takes from it (`sign` -1), in cents. */
export function accountWrite(
  { scope }: Parts,
  { NIT, GASTO }: Pick<CostItem, 'NIT' | 'GASTO'>,
  sign: 1 | -1,
  reference: Reference,
): Write {
  const owed = owedBy(GASTO, reference);
  return {
    kind: 'add',
    table: 'work-orders',
    key: accountKey(scope, NIT),
    add: { LOCAL: sign * toUnits(owed.LOCAL, 2), DOLARES: sign * toUnits(owed.DOLARES, 2) },
  };
}

/**
 * A line as its transaction puts it, with its client's account and the count of what was entered. Absent before, so that
 * nothing is counted twice.
 */
export function newCostWrites(
  parts: Parts,
  orderId: string,
  cost: Pick<CostItem, 'ID_GASTO' | 'NIT' | 'GASTO'>,
  reference: Reference,
): [Write, Write, Write] {
  const { services, scope } = parts;
  const row = {
    ...cost,
    LOCK: 1,
    USUARIO: scope.login,
    REGISTRADO: localDateTime(services.now()),
  };
  const item = { ...costKey(scope, orderId, cost.ID_GASTO), ...row };
  return [
    { kind: 'put', table: 'work-orders', item, when: { absent: true } },
    accountWrite(parts, cost, 1, reference),
    { kind: 'add', table: 'work-orders', key: enteredKey(scope, orderId), add: { ENTRADOS: 1 } },
  ];
}

export const publicCost = (
  { ID_GASTO, LOCK, USUARIO, REGISTRADO, GASTO, ANULADA = '' }: CostItem,
  reference: Reference,
): CostRow => ({
  ID_GASTO,
  LOCK,
  USUARIO,
  REGISTRADO,
  GASTO,
  ANULADA,
  ...inBoth(GASTO, reference),
});
