import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Assertion, Registration } from '../../shared/users/factor/webAuthn.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64Url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of the few things that an authenticator says. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as never)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** What a test may have an authenticator do wrong. */
interface Fault {
  origin?: string;
  domain?: string;
  /** The person only touched it. */
  unverified?: boolean;
  challenge?: string;
}

/** A security key in software: ES256, one credential, a counter that goes on with each answer if it counts at all. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  /** Passkeys that a person's devices share count nothing. */
  counts = true;
  private readonly origin: string;
  private readonly key: KeyObject;
  private readonly cose: Buffer;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  private data(fault: Fault, included: Buffer[] = []): Buffer {
    if (this.counts) this.counter += 1;
    const domain = fault.domain ?? new URL(this.origin).hostname;
    const flags =
      PRESENT | (fault.unverified ? 0 : VERIFIED) | (included.length > 0 ? CREDENTIAL_INCLUDED : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), counter, ...included]);
  }

  private client(type: string, challenge: string, fault: Fault): string {
    const facts = {
      type,
      challenge: fault.challenge ?? challenge,
      origin: fault.origin ?? this.origin,
      crossOrigin: false,
    };
    return JSON.stringify(facts);
  }

  create({ challenge }: { challenge: string }, fault: Fault = {}): Registration {
    const length = Buffer.from([0, this.id.length]);
    const authData = this.data(fault, [Buffer.alloc(16), length, this.id, this.cose]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: base64Url(this.id),
      rawId: base64Url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64Url(this.client('webauthn.create', challenge, fault)),
        attestationObject: base64Url(attestation),
        transports: ['usb'],
      },
    };
  }

  get({ challenge }: { challenge: string }, fault: Fault = {}): Assertion {
    const client = this.client('webauthn.get', challenge, fault);
    const authData = this.data(fault);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.key);
    return {
      id: base64Url(this.id),
      rawId: base64Url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64Url(client),
        authenticatorData: base64Url(authData),
        signature: base64Url(signature),
      },
    };
  }
}
