import * as crypto from 'node:crypto';
import { promisify } from 'node:util';

const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** More at once would let a burst of sign-ins take the function's memory. */
const AT_ONCE = 2;

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

/** A way to hash passwords, with its cost. */
interface Way {
  derive: (password: string, salt: Buffer, bytes: number) => Promise<Buffer>;
  /** What a PHC string says of it. */
  name: string;
}

type Argon2 = (algorithm: 'argon2id', parameters: crypto.Argon2Parameters) => Promise<Buffer>;
type Scrypt = (password: string, salt: Buffer, bytes: number, cost: crypto.ScryptOptions) => Promise<Buffer>;

const argon2Way = (memory: number, passes: number, parallelism: number): Way => ({
  name: `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`,
  derive: (message, nonce, tagLength) =>
    (promisify(crypto.argon2) as Argon2)('argon2id', {
      message,
      nonce,
      tagLength,
      memory,
      passes,
      parallelism,
    }),
});

/** Node refuses more than 32 MiB unless told; the work itself needs a little above. */
const SCRYPT_MEMORY = 64 * 1024 * 1024;

const scryptWay = (logN: number, r: number, p: number): Way => ({
  name: `$scrypt$ln=${logN},r=${r},p=${p}`,
  derive: (password, salt, bytes) =>
    (promisify(crypto.scrypt) as Scrypt)(password, salt, bytes, {
      N: 2 ** logN,
      r,
      p,
      maxmem: SCRYPT_MEMORY,
    }),
});

/**
 * ASVS 5.0 appendix C: argon2id with 19 MiB, 35 ms of one vCPU a hash; scrypt with 32 MiB, 0.2 s, where the runtime was built
 * without argon2 (Node has it since 24.7 with OpenSSL 3.2), and for what was hashed before.
 */
export const todaysWay = (runtime: Partial<Pick<typeof crypto, 'argon2'>>): Way =>
  runtime.argon2 ? argon2Way(19_456, 2, 1) : scryptWay(15, 8, 3);
const TODAY = todaysWay(crypto);

interface Stored {
  way: Way;
  salt: Buffer;
  hash: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phcOf = (salt: Buffer, hash: Buffer): string => `${TODAY.name}$${base64(salt)}$${base64(hash)}`;

const hashOf = (password: string, { way, salt, hash }: Stored): Promise<Buffer> =>
  inTurn(() => way.derive(password.normalize('NFC'), salt, hash.length));

/** PHC string of a password: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  return phcOf(salt, await hashOf(password, { way: TODAY, salt, hash: Buffer.alloc(HASH_BYTES) }));
}

const HELD = '\\$([A-Za-z0-9+/]+)\\$([A-Za-z0-9+/]+)$';
/** How each way names its cost in a PHC string. */
const READERS = [
  {
    reads: new RegExp(`^\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,2}),p=(\\d{1,2})${HELD}`),
    wayOf: argon2Way,
  },
  { reads: new RegExp(`^\\$scrypt\\$ln=(\\d{1,2}),r=(\\d{1,2}),p=(\\d{1,2})${HELD}`), wayOf: scryptWay },
];

function readPhc(text: string): Stored {
  for (const { reads, wayOf } of READERS) {
    const [, first, second, third, salt, hash] = reads.exec(text) ?? [];
    if (salt === undefined || hash === undefined) continue;
    const way = wayOf(Number(first), Number(second), Number(third));
    return { way, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
  }
  throw new Error('A stored password is no PHC string of argon2id or scrypt');
}

/** Whether the password is the stored one; `stale` when it was hashed in another way than today's. */
export async function verifyPassword(
  password: string,
  phc: string,
): Promise<{ right: boolean; stale: boolean }> {
  const stored = readPhc(phc);
  const hash = await hashOf(password, stored);
  return { right: crypto.timingSafeEqual(hash, stored.hash), stale: stored.way.name !== TODAY.name };
}

/** A hash that no password has: an unknown login costs the same work as a known one. */
export const NOBODY = phcOf(Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(HASH_BYTES));
