/**
 * How a function comes to credentials of one company (the second wall): `DERIVED` from its own where one machine is
 * everything, on AWS by assuming the role that is named, under the tag of the company. Without the variable it signs as
 * itself: tables that lie elsewhere have walls of their own.
 */
export const NARROWED_BY = 'NARROWED_BY';
export const DERIVED = 'derived';

/** Tag of a session that is held to a company. */
export const COMPANY_TAG = 'company';

/** Divides the id of a key from the company that it is narrowed to; no id of ours holds one. */
const MARK = '@';

/** Id of the key of a company that follows from this one. */
export function narrowedKeyId(own: string, company: string): string {
  if (!/^[\w.-]+$/.test(company)) throw new Error('No company of ours is called so');
  return own + MARK + company;
}

/** The key that a key follows from, and the company that it is narrowed to, if it is. */
export function readKeyId(id: string): { own: string; company?: string } {
  const [own = '', company] = id.split(MARK, 2);
  return company === undefined ? { own } : { own, company };
}

/** What the secret of a company's key is the HMAC of, under the secret that it follows from. */
export const narrowedSecretOf = (company: string): string => `company\n${company}`;
