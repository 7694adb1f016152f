import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A certificate with its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

interface Wish {
  name: string;
  /** Address or host that it is made out to. */
  host?: { ip: number[] } | { dns: string };
  from: Date;
  to: Date;
}

const DAY = 86_400_000;
const SHA256_ECDSA = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];
const BASIC_CONSTRAINTS = [0x55, 0x1d, 0x13];

/** An issuer of these tests, and what it issues: X.509 in the few bytes that a test needs (RFC 5280). */
export function issuer(now: Date) {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const valid = { from: new Date(now.getTime() - DAY), to: new Date(now.getTime() + 30 * DAY) };
  const name = 'Despacho tests';
  const root = certificate({ name, ...valid }, authority.publicKey, name, authority.privateKey, true);
  const issue = (wish: Partial<Wish>, byItself = false): Certificate => {
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const whole = { name: 'sat', host: { ip: [127, 0, 0, 1] }, ...valid, ...wish };
    const by = byItself ? own.privateKey : authority.privateKey;
    return {
      cert: certificate(whole, own.publicKey, byItself ? whole.name : name, by, false),
      key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  };
  return { root, issue };
}

function certificate(wish: Wish, owner: KeyObject, by: string, key: KeyObject, ca: boolean): string {
  const algorithm = sequence(der(0x06, SHA256_ECDSA));
  const serial = createHash('sha256').update(`${wish.name}${Math.random()}`).digest().subarray(0, 8);
  serial[0] = 1;
  const extensions = [
    ...(ca ? [extension(BASIC_CONSTRAINTS, sequence(der(0x01, [0xff])))] : []),
    ...(wish.host ? [extension(SUBJECT_ALT_NAME, sequence(alternative(wish.host)))] : []),
  ];
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, serial),
    algorithm,
    nameOf(by),
    sequence(time(wish.from), time(wish.to)),
    nameOf(wish.name),
    owner.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const bytes = sequence(body, algorithm, der(0x03, [0], sign('sha256', body, key)));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const alternative = (host: NonNullable<Wish['host']>): Buffer =>
  'ip' in host ? der(0x87, host.ip) : der(0x82, Buffer.from(host.dns));
const extension = (id: number[], value: Buffer): Buffer => sequence(der(0x06, id), der(0x04, value));
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from(text)))));
const time = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);

function der(tag: number, ...parts: (Uint8Array | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
