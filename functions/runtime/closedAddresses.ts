import { companyKey } from './keys.ts';
import type { Services } from './services.ts';
import type { TenantScope } from './scope.ts';
import type { Item, Write } from './write.ts';

/** Table of the rows below. */
const TABLE = 'notifications';

interface Parts {
  services: Pick<Services, 'database'>;
  scope: Pick<TenantScope, 'company'>;
}

type ClosedRow = Item & { MOTIVO: string };

/** An address as it is known again, however it was written. */
export const normalAddress = (address: string): string => address.trim().toLowerCase();

/** An address of the company's people that takes no mail, `pk C#<company>#addresses`, `sk <address>`. */
export const addressKey = (scope: Parts['scope'], address: string) => ({
  pk: companyKey(scope, 'addresses'),
  sk: normalAddress(address),
});

/** Why each address takes no mail any more, in their order; '' of one that does. */
export async function closedAddresses(
  { services, scope }: Parts,
  addresses: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(addresses.map(normalAddress).filter((each) => each !== ''))];
  const rows =
    keys.length === 0
      ? []
      : await services.database.getMany<ClosedRow>(
          TABLE,
          keys.map((sk) => addressKey(scope, sk)),
        );
  const why = new Map(keys.map((sk, at) => [sk, rows[at]?.MOTIVO ?? '']));
  return addresses.map((each) => why.get(normalAddress(each)) ?? '');
}

/** Why an address takes no mail any more; '' of one that does. */
export const closedAddress = async (parts: Parts, address: string): Promise<string> =>
  (await closedAddresses(parts, [address]))[0] ?? '';

/** Closes an address, for the service of mail said that it takes nothing. */
export const closingWrite = (scope: Parts['scope'], address: string, MOTIVO: string): Write => ({
  kind: 'put',
  table: TABLE,
  item: { ...addressKey(scope, address), MOTIVO },
});

/** Lets mails go to an address again. */
export const openingWrite = (scope: Parts['scope'], address: string): Write & { kind: 'delete' } => ({
  kind: 'delete',
  table: TABLE,
  key: addressKey(scope, address),
});
