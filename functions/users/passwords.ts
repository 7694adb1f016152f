import { argon2, type Argon2Parameters, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** ASVS 5.0 appendix C for argon2id: 19 MiB, 35 ms of one vCPU a hash. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** More at once would let a burst of sign-ins take the function's memory. */
const AT_ONCE = 2;
/** Node refuses more than 32 MiB unless told; the work of the older hashes needs a little above. */
const SCRYPT_MEMORY = 64 * 1024 * 1024;

const deriveArgon2 = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>;
const deriveScrypt = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  bytes: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** What a stored password says of itself. */
interface Stored {
  hash: Buffer;
  /** Whether it was hashed in another way than today's. */
  stale: boolean;
  /** Hash of another password, made in the same way. */
  derive: (password: string) => Promise<Buffer>;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}
const TODAY: Cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };

const argon2Of = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  deriveArgon2('argon2id', { ...cost, message: password, nonce, tagLength });

const phcOf = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;

/** PHC string of a password: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(salt, await inTurn(() => argon2Of(password.normalize('NFC'), salt, TODAY, HASH_BYTES)));
}

const ARGON2 = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** How passwords were hashed until the runtime had argon2id. */
const SCRYPT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readPhc(text: string): Stored {
  const [, ...facts] = ARGON2.exec(text) ?? SCRYPT.exec(text) ?? [];
  const [first, second, third] = facts.map(Number) as [number, number, number];
  const [, , , salt, hash] = facts.map(bytesOf);
  if (!salt || !hash) throw new Error('A stored password is no PHC string of argon2id or scrypt');
  if (SCRYPT.test(text)) {
    const cost = { N: 2 ** first, r: second, p: third, maxmem: SCRYPT_MEMORY };
    return { hash, stale: true, derive: (password) => deriveScrypt(password, salt, hash.length, cost) };
  }
  const cost: Cost = { memory: first, passes: second, parallelism: third };
  return {
    hash,
    stale: phcOf(salt, hash) !== text,
    derive: (password) => argon2Of(password, salt, cost, hash.length),
  };
}

/** Whether the password is the stored one; `stale` when it was hashed in another way than today's. */
export async function verifyPassword(
  password: string,
  phc: string,
): Promise<{ right: boolean; stale: boolean }> {
  const stored = readPhc(phc);
  const hash = await inTurn(() => stored.derive(password.normalize('NFC')));
  return { right: timingSafeEqual(hash, stored.hash), stale: stored.stale };
}

/** A hash that no password has: an unknown login costs the same work as a known one. */
export const NOBODY = phcOf(Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(HASH_BYTES));
