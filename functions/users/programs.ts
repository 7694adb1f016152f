import type { Database, Write } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import { programKey, programSecretKey, type ProgramRow } from '../runtime/programToken.ts';
import type { Services } from '../runtime/services.ts';

type Store = Pick<Services, 'database' | 'now'>;

/** Every token of a company that is listed: those in force, and the last that ended. */
export const programsOf = (database: Database, company: string): Promise<ProgramRow[]> =>
  database.query<ProgramRow>('users', {
    pk: companyKey({ company }),
    prefix: 'TOKEN#',
    few: 'programs of one company',
  });

/** Whether a token opens anything at a moment (epoch seconds). */
export const isInForce = ({ REVOCADO, VENCE }: ProgramRow, at: number): boolean =>
  REVOCADO === '' && VENCE > at;

/** Writes that revoke a token, told in the logbook by its name. */
export const revocation = (company: string, row: ProgramRow, now: Date): [Write, Write] => [
  {
    kind: 'update',
    table: 'users',
    key: programKey(company, row.ID_TOKEN),
    set: { REVOCADO: new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString() },
    told: [{ field: `Token «${row.NOMBRE}»`, before: 'vigente', after: 'revocado' }],
    when: { exists: true },
  },
  { kind: 'delete', table: 'sessions', key: programSecretKey(row.HASH) },
];

/** Tokens in force that a person made. */
export async function ownPrograms({ database, now }: Store, company: string, userId: string) {
  const at = Math.floor(now().getTime() / 1000);
  const all = await programsOf(database, company);
  return all.filter((row) => row.ID_USUARIO === userId && isInForce(row, at));
}

/**
 * Revokes every token that a person made, with the sign-ins that end: whoever had the password may have made one, and it
 * would outlive the password. A change of one's own password leaves them, and says how many there are.
 * @returns how many ended.
 */
export async function revokePrograms(
  store: Store,
  { company, userId }: { company: string; userId: string },
): Promise<number> {
  const rows = await ownPrograms(store, company, userId);
  for (const row of rows) await store.database.write(...revocation(company, row, store.now()));
  return rows.length;
}
