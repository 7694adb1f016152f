import { argon2Sync, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, NOBODY, todaysWay, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are salted PHC strings that open with the same text only', async () => {
    const [one, two] = await Promise.all([
      hashPassword('tres tazas de café'),
      hashPassword('tres tazas de café'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('tres tazas de cafe\u0301', one)).toEqual({ right: true, stale: false });
    expect(await verifyPassword('tres tazas de cafe', one)).toEqual({ right: false, stale: false });
  });

  const salt = Buffer.alloc(16, 9);
  const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

  it('hashed by scrypt, as they were until version 0.16, still open, and are told to be hashed anew', async () => {
    const hash = scryptSync('tres tazas', salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 });
    const phc = `$scrypt$ln=15,r=8,p=3$${text(salt)}$${text(hash)}`;
    expect(await verifyPassword('tres tazas', phc)).toEqual({ right: true, stale: true });
    expect(await verifyPassword('cuatro tazas', phc)).toEqual({ right: false, stale: true });
  });

  it('hashed with weaker parameters still open, and are told to be hashed anew', async () => {
    const cost = { memory: 8192, passes: 1, parallelism: 1 };
    const hash = argon2Sync('argon2id', { message: 'tres tazas', nonce: salt, tagLength: 32, ...cost });
    const phc = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(hash)}`;
    expect(await verifyPassword('tres tazas', phc)).toEqual({ right: true, stale: true });
    expect(await verifyPassword('cuatro tazas', phc)).toEqual({ right: false, stale: true });
  });

  it('are hashed by scrypt where the runtime was built without argon2', async () => {
    const hash = await todaysWay({}).derive('tres tazas', salt, 32);
    expect(hash).toEqual(scryptSync('tres tazas', salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }));
    expect(todaysWay({}).name).toBe('$scrypt$ln=15,r=8,p=3');
  });

  it('never match nobody, and do no more than two hashes at once', async () => {
    const answers = await Promise.all(['', 'a', 'b', 'c', 'd'].map((each) => verifyPassword(each, NOBODY)));
    expect(answers.every((each) => !each.right)).toBe(true);
  });

  it('throw on a row that holds something else', async () => {
    await expect(verifyPassword('x', '$argon2i$v=19$x$y')).rejects.toThrow(/PHC/);
  });
});
