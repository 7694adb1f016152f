import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Sealer } from '../../runtime/seal.ts';
import { systemKey } from '../../runtime/keys.ts';
import type { Services } from '../../runtime/services.ts';
import { newTotp, openSecret, sealSecret, stepOf } from './totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((each) => Number.parseInt(each, 2)));
};
/** RFC 6238 over RFC 4226, written from their text: what any app shows. */
function appShows(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

// RFC 6238, appendix B: seconds, and the last six of its eight digits.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_CODES = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const;

/** Which of the steps so far from now are taken. */
async function takenOf(secret: string, now: number, steps: readonly number[], at: Date, after?: number) {
  const found = await Promise.all(
    steps.map((away) => stepOf(secret, appShows(secret, now + away), at, after)),
  );
  return steps.filter((_, index) => found[index] !== undefined);
}

test('codes are those of RFC 6238', async () => {
  for (const [at, code] of RFC_CODES) {
    expect(appShows(RFC_SECRET, Math.floor(at / 30)), String(at)).toBe(code);
    expect(await stepOf(RFC_SECRET, code, new Date(at * 1000)), String(at)).toBe(Math.floor(at / 30));
  }
});

test('a step before and after is taken at any second of a step, and no other', async () => {
  const { secret } = await newTotp('agente.gt');
  for (const second of [0, 1, 15, 29]) {
    const at = new Date((1_800_000_000 + second) * 1000);
    const now = 1_800_000_000 / 30;
    expect(await takenOf(secret, now, [-3, -2, -1, 0, 1, 2, 3], at), String(second)).toEqual([-1, 0, 1]);
  }
});

test('nothing is taken again that is not later than the last one', async () => {
  const { secret } = await newTotp('agente.gt');
  const now = 60_000_000;
  const at = new Date(now * 30_000 + 5000);
  const taken = (after: number) => takenOf(secret, now, [-1, 0, 1], at, after);
  expect(await taken(now - 2)).toEqual([-1, 0, 1]);
  expect(await taken(now - 1)).toEqual([0, 1]);
  expect(await taken(now)).toEqual([1]);
  expect(await taken(now + 1)).toEqual([]);
});

test('the address says to the app what this is and whose, and holds the secret of 160 bits', async () => {
  const { secret, address } = await newTotp('agente.gt');
  expect(bytesOf(secret)).toHaveLength(20);
  const url = new URL(address);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Despacho:agente.gt',
  ]);
  expect(url.searchParams.get('secret')).toBe(secret);
  expect((await newTotp('agente.gt')).secret).not.toBe(secret);
});

test('a sealed secret opens for its person and its row alone', () => {
  const services = { sealer: new Sealer(Buffer.alloc(32, 7).toString('base64')) } as Services;
  const key = { pk: systemKey('x'), sk: 'TOTP' };
  const holder = { company: 'emp-1', userId: 'ana' };
  const sealed = sealSecret(services, holder, key, RFC_SECRET);
  expect(Buffer.from(sealed).toString('latin1')).not.toContain(RFC_SECRET);
  expect(openSecret(services, holder, key, sealed)).toBe(RFC_SECRET);
  expect(() => openSecret(services, { ...holder, company: 'emp-2' }, key, sealed)).toThrow();
  expect(() => openSecret(services, holder, { ...key, pk: systemKey('y') }, sealed)).toThrow();
  expect(() => openSecret(services, holder, { ...key, sk: 'NEW-TOTP' }, sealed)).toThrow();
});
