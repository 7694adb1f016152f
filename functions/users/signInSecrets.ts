import type { Item, Key, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';

/**
 * What proves a person: a partition for each, with a row for the password and room for what else does. Only the
 * procedures of this module may read the table; every other one reads `users`.
 */
export const TABLE = 'sign-in-secrets';

export interface PasswordRow extends Item {
  CLAVE_PHC: string;
  /** When it was set; '' for the printed ones of the demo. */
  CAMBIADA: string;
  /** '1' while it is the one that the start of a demo prints. */
  DEMO?: string;
}

export const passwordKey = (company: string, userId: string): Key => ({
  pk: companyKey({ company }, userId),
  sk: 'PASSWORD',
});

/** Undefined for whoever has none yet, and for an id that belongs to nobody. */
export const passwordRowOf = (
  { database }: Pick<Services, 'database'>,
  company: string,
  userId: string,
): Promise<PasswordRow | undefined> => database.get<PasswordRow>(TABLE, passwordKey(company, userId));

/** Write of a password, to go with the writes it belongs to. */
export const putPassword = (
  company: string,
  userId: string,
  facts: Pick<PasswordRow, 'CLAVE_PHC' | 'CAMBIADA' | 'DEMO'>,
): Extract<Write, { kind: 'put' }> => ({
  kind: 'put',
  table: TABLE,
  item: { ...facts, ...passwordKey(company, userId) },
});
