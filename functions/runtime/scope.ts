import { PRODUCT_LOGIN, PRODUCT_NAME } from '../../shared/foundation/access/ownLogins.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import type { CountryCode } from '../../shared/countries/country.ts';

declare const made: unique symbol;

/**
 * For whom a call works. Only `sessionScope` and `jobScope` make one, and no key of a company can be built without
 * it (`keys.ts`): the first wall between companies.
 */
export interface TenantScope {
  readonly [made]: true;
  readonly company: string;
  readonly companyName: string;
  readonly country: CountryCode;
  readonly userId: string;
  readonly login: string;
  readonly userName: string;
  /** SHA-256 of the session token; '' for a job. */
  readonly sessionHash: string;
  readonly permissions: ReadonlySet<Permission>;
  /** Tax ids of the importers whose documents alone the person knows; absent for whoever knows all of the company. */
  readonly importers?: ReadonlySet<string>;
}

type Facts = Omit<TenantScope, typeof made>;

/** Scope of a signed-in person; called by the executor once the session, user and company rows agree. */
export const sessionScope = (facts: Facts): TenantScope => facts as TenantScope;

/** Who asked for background work, where that is told of as theirs, and of whose importers alone they know. */
export type Asker = Pick<TenantScope, 'userId' | 'login' | 'userName' | 'importers'>;

const THE_PRODUCT: Asker = { userId: PRODUCT_LOGIN, login: PRODUCT_LOGIN, userName: PRODUCT_NAME };

/** Scope of background work for one company, taken from a row that the product itself wrote. */
export const jobScope = (company: string, country: CountryCode, asker: Asker = THE_PRODUCT): TenantScope =>
  sessionScope({
    company,
    companyName: '',
    country,
    ...asker,
    sessionHash: '',
    permissions: new Set<Permission>(),
  });
