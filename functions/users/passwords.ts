import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** ASVS 5.0 appendix C for scrypt: 32 MiB and 0.2 s of one vCPU a hash. */
const LOG_N = 15;
const BLOCK = 8;
const PARALLEL = 3;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** Node refuses more than 32 MiB unless told; the work itself needs a little above. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** More at once would let a burst of sign-ins take the function's memory. */
const AT_ONCE = 2;

const derive = promisify(scrypt) as (
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

interface Phc {
  logN: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const hashOf = (password: string, { logN, r, p, salt }: Omit<Phc, 'hash'>, bytes: number): Promise<Buffer> =>
  inTurn(() => derive(password.normalize('NFC'), salt, bytes, { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }));

/** PHC string of a password: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const facts = { logN: LOG_N, r: BLOCK, p: PARALLEL, salt: randomBytes(SALT_BYTES) };
  const hash = await hashOf(password, facts, HASH_BYTES);
  return `$scrypt$ln=${LOG_N},r=${BLOCK},p=${PARALLEL}$${base64(facts.salt)}$${base64(hash)}`;
}

function readPhc(text: string): Phc {
  const found = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    text,
  );
  if (!found) throw new Error('A stored password is no scrypt PHC string');
  const [logN, r, p] = found.slice(1, 4).map(Number) as [number, number, number];
  return { logN, r, p, salt: Buffer.from(found[4]!, 'base64'), hash: Buffer.from(found[5]!, 'base64') };
}

/** Whether the password is the stored one; `stale` when it was hashed with other parameters than today's. */
export async function verifyPassword(
  password: string,
  phc: string,
): Promise<{ right: boolean; stale: boolean }> {
  const stored = readPhc(phc);
  const hash = await hashOf(password, stored, stored.hash.length);
  return {
    right: timingSafeEqual(hash, stored.hash),
    stale: stored.logN !== LOG_N || stored.r !== BLOCK || stored.p !== PARALLEL,
  };
}

/** A hash that no password has: an unknown login costs the same work as a known one. */
export const NOBODY = `$scrypt$ln=${LOG_N},r=${BLOCK},p=${PARALLEL}$${base64(Buffer.alloc(SALT_BYTES, 1))}$${base64(Buffer.alloc(HASH_BYTES))}`;
