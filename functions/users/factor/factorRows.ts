import type { OwnFactor } from '../../../shared/users/factor/procedures.ts';
import type { Way } from '../../../shared/users/factor/proof.ts';
import type { Item, Key, Write } from '../../runtime/database.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { Services } from '../../runtime/services.ts';
import { TABLE } from '../signInSecrets.ts';

// Factors of a person lie beside the password: a row each, in the partition of the person.

/** Whose factors. */
export interface Holder {
  company: string;
  userId: string;
}

interface FactorRow extends Item {
  ID_FACTOR: string;
  NOMBRE: string;
  CREADO: string;
  ULTIMO_USO: string;
}

/** App of codes; a person has one at most. */
export interface TotpRow extends FactorRow {
  /** Sealed for this row. */
  SECRETO: Uint8Array;
  /** Time step of the last code that was taken: neither it nor an earlier one is taken again. */
  PASO: number;
}

export interface PasskeyRow extends FactorRow {
  CREDENCIAL: string;
  /** Public key (COSE), base64url. */
  LLAVE: string;
  CONTADOR: number;
  TRANSPORTES: string[];
  /** Domain that it was made for. */
  DOMINIO: string;
}

/** An administrator took the person's factors; it lies there until they have another. */
export interface ResetRow extends Item {
  POR: string;
  CUANDO: string;
}

/** What a person may prove themselves with besides the password. */
export interface Factors {
  totp: TotpRow | undefined;
  passkeys: PasskeyRow[];
  /** Recovery codes left. */
  codes: number;
  reset: ResetRow | undefined;
}

const partition = ({ company, userId }: Holder) => companyKey({ company }, userId);
export const totpKey = (holder: Holder): Key => ({ pk: partition(holder), sk: 'TOTP' });
export const pendingTotpKey = (holder: Holder): Key => ({ pk: partition(holder), sk: 'NEW-TOTP' });
const PASSKEY = 'PASSKEY#';
export const passkeyKey = (holder: Holder, id: string): Key => ({
  pk: partition(holder),
  sk: `${PASSKEY}${id}`,
});
export const resetKey = (holder: Holder): Key => ({ pk: partition(holder), sk: 'RESET' });
const CODE = 'CODE#';
export const codeKey = (holder: Holder, mac: string): Key => ({ pk: partition(holder), sk: `${CODE}${mac}` });

type Store = Pick<Services, 'database'>;

const rowsOf = ({ database }: Store, holder: Holder): Promise<Item[]> =>
  database.query(TABLE, { pk: partition(holder), few: 'factors of one person' });

export async function factorsOf(services: Store, holder: Holder): Promise<Factors> {
  const rows = await rowsOf(services, holder);
  return {
    totp: rows.find(({ sk }) => sk === 'TOTP') as TotpRow | undefined,
    passkeys: rows.filter(({ sk }) => sk.startsWith(PASSKEY)) as PasskeyRow[],
    codes: rows.filter(({ sk }) => sk.startsWith(CODE)).length,
    reset: rows.find(({ sk }) => sk === 'RESET') as ResetRow | undefined,
  };
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp !== undefined || passkeys.length > 0;

/** Ways in which the person may give the second factor, the easiest first. */
export const waysOf = ({ totp, passkeys, codes }: Factors): Way[] => [
  ...(passkeys.length > 0 ? (['llave'] as const) : []),
  ...(totp ? (['codigo'] as const) : []),
  ...(codes > 0 ? (['recuperacion'] as const) : []),
];

/** Factors as their owner sees them: no secret, no key. */
export const shown = ({ totp, passkeys }: Factors): OwnFactor[] => {
  const facts = (row: FactorRow, METODO: OwnFactor['METODO']): OwnFactor => ({
    ID_FACTOR: row.ID_FACTOR,
    METODO,
    NOMBRE: row.NOMBRE,
    CREADO: row.CREADO,
    ULTIMO_USO: row.ULTIMO_USO,
  });
  return [...passkeys.map((row) => facts(row, 'llave')), ...(totp ? [facts(totp, 'codigo')] : [])];
};

const FORGOTTEN = { codes: /^CODE#/, all: /^(CODE#|PASSKEY#|(NEW-)?TOTP$)/ } as const;

/** Writes that leave the person with the password alone, or without the recovery codes of before. */
export async function forgetWrites(
  services: Store,
  holder: Holder,
  what: keyof typeof FORGOTTEN,
): Promise<Write[]> {
  const rows = await rowsOf(services, holder);
  return rows
    .filter(({ sk }) => FORGOTTEN[what].test(sk))
    .map(({ sk }) => ({ kind: 'delete', table: TABLE, key: { pk: partition(holder), sk } }));
}

/** Writes by which somebody takes all of a person's factors; who did it and when stands there until they have another. */
export const takenWrites = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  holder: Holder,
  by: string,
): Promise<Write[]> => [
  ...(await forgetWrites({ database }, holder, 'all')),
  { kind: 'put', table: TABLE, item: { ...resetKey(holder), POR: by, CUANDO: now().toISOString() } },
];
