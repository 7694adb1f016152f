import { createHmac, createSecretKey, hash, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Sha256 } from '../../sha256.ts';
import { keyOf, signerOf, type Signer } from '../rights/functionKey.ts';
import { SignatureV4Base, createScope, getCanonicalHeaders, getSigningKey } from '@smithy/signature-v4';

/** A request as it came: the raw path, decoded query, lower-case header names. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** What is known of a request before its body. */
export type Head = Omit<ReceivedRequest, 'body'>;

export interface Refused {
  code: string;
  message: string;
}

export interface SignatureRules {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  service: string;
  /** Hosts that a request may have been signed for besides the one it came to. */
  signedHosts: readonly string[];
}

/** Largest difference between the signer's clock and ours, in milliseconds. */
const SKEW_MS = 15 * 60_000;
const LONGEST_LINK_SECONDS = 7 * 24 * 3600;
/** Signers whose key of the day is kept: all functions for some hundred companies. */
const MOST_KEYS = 5000;
const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';

interface Signed {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
}

/** Checks AWS Signature Version 4, in headers as the SDK sends it and in the query of a presigned link. */
export class SignatureCheck extends SignatureV4Base {
  private readonly rules: SignatureRules;
  /** Keys of a day, by who signs. */
  private readonly keys = new Map<string, { day: string; secret: KeyObject }>();

  constructor(rules: SignatureRules) {
    super({
      credentials: rules,
      region: rules.region,
      service: rules.service,
      sha256: Sha256,
      // S3 signs the path as it is sent; every other service escapes it once more.
      uriEscapePath: rules.service !== 's3',
    });
    this.rules = rules;
  }

  /**
   * Undefined when the request is signed by us and still valid at `now`; otherwise why not. Without `body` the head alone
   * is judged, before anything of the body is read: what is stated of it is signed, and looked at once it is there.
   */
  async refuse(request: Head & { body?: Uint8Array }, now: Date): Promise<Refused | undefined> {
    const presigned = isPresigned(request);
    const signed = presigned ? fromQuery(request) : fromHeaders(request);
    if (!signed) return { code: 'AccessDenied', message: 'Access Denied' };
    const late = presigned ? checkLife(request, signed.date, now) : checkSkew(signed.date, now);
    if (late) return late;
    const [accessKeyId = '', day = '', region, service] = signed.credential.split('/');
    if (signerOf(this.rules.accessKeyId, accessKeyId) === undefined) {
      return { code: 'InvalidAccessKeyId', message: 'The access key is not known here.' };
    }
    const scope = createScope(day, this.rules.region, this.rules.service);
    if (region !== this.rules.region || service !== this.rules.service || !signed.date.startsWith(day)) {
      return { code: 'AuthorizationHeaderMalformed', message: `The credential scope must be ${scope}.` };
    }
    if (!signed.signedHeaders.includes('host')) {
      return { code: 'AccessDenied', message: 'The host header must be signed.' };
    }
    const hosts = new Set([request.headers['host'] ?? '', ...this.rules.signedHosts]);
    for (const host of hosts) {
      if (same(await this.signatureOf(request, host, signed, scope), signed.signature)) return undefined;
    }
    return { code: 'SignatureDoesNotMatch', message: 'The signature does not match the request.' };
  }

  /** Who signs. Asked of a request that was not refused. */
  signerOf(request: Head): Signer {
    const signed = isPresigned(request) ? fromQuery(request) : fromHeaders(request);
    const [accessKeyId = ''] = signed?.credential.split('/') ?? [];
    return signerOf(this.rules.accessKeyId, accessKeyId) ?? { name: 'nobody' };
  }

  private async signatureOf(request: Head, host: string, signed: Signed, scope: string) {
    const names = new Set(signed.signedHeaders);
    const headers = Object.fromEntries(
      Object.entries({ ...request.headers, host }).filter(([name]) => names.has(name)),
    );
    const { method, path, query } = request;
    const asSigned = { method, path, query, headers, protocol: 'http:', hostname: '' };
    const canonical = this.createCanonicalRequest(
      asSigned,
      getCanonicalHeaders(asSigned, undefined, names),
      signed.payloadHash,
    );
    const text = `${ALGORITHM}\n${signed.date}\n${scope}\n${hash('sha256', canonical)}`;
    const [accessKeyId = '', day = ''] = signed.credential.split('/');
    return createHmac('sha256', await this.keyOf(accessKeyId, day))
      .update(text)
      .digest('hex');
  }

  /** The key of a day; deriving it costs more than a signature, and most calls are of the same day. */
  private async keyOf(accessKeyId: string, day: string): Promise<KeyObject> {
    const known = this.keys.get(accessKeyId);
    if (known?.day === day) return known.secret;
    const { region, service } = this.rules;
    const signer = signerOf(this.rules.accessKeyId, accessKeyId);
    const pair = signer ? keyOf(this.rules, signer) : this.rules;
    const secret = createSecretKey(await getSigningKey(Sha256, pair, day, region, service));
    if (this.keys.size >= MOST_KEYS) this.keys.clear();
    this.keys.set(accessKeyId, { day, secret });
    return secret;
  }
}

const isPresigned = ({ query }: Head): boolean => 'X-Amz-Signature' in query;

function fromQuery({ query, headers }: Head): Signed | undefined {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  if (text('X-Amz-Algorithm') !== ALGORITHM) return undefined;
  return {
    credential: text('X-Amz-Credential'),
    signedHeaders: text('X-Amz-SignedHeaders').split(';'),
    signature: text('X-Amz-Signature'),
    date: text('X-Amz-Date'),
    payloadHash: text('X-Amz-Content-Sha256') || headers['x-amz-content-sha256'] || UNSIGNED,
  };
}

function fromHeaders({ headers, body }: Head & { body?: Uint8Array }): Signed | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/.exec(
      headers['authorization'] ?? '',
    );
  const [, credential, signedHeaders, signature] = match ?? [];
  if (!credential || !signedHeaders || !signature) return undefined;
  const actual = body && hash('sha256', body);
  const stated = headers['x-amz-content-sha256'] ?? actual ?? '';
  // A stated hash is signed; bytes that do not have it were changed on the way.
  if (actual && /^[0-9a-f]{64}$/.test(stated) && stated !== actual) return undefined;
  return {
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    date: headers['x-amz-date'] ?? '',
    payloadHash: stated,
  };
}

function checkLife(request: Head, date: string, now: Date): Refused | undefined {
  const from = timeOf(date);
  const seconds = Number(request.query['X-Amz-Expires']);
  if (Number.isNaN(from) || !Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_LINK_SECONDS) {
    return { code: 'AuthorizationQueryParametersError', message: 'The link has no valid date or duration.' };
  }
  if (from - SKEW_MS > now.getTime()) return { code: 'AccessDenied', message: 'Request is not valid yet' };
  if (from + seconds * 1000 <= now.getTime()) return { code: 'AccessDenied', message: 'Request has expired' };
  return undefined;
}

function checkSkew(date: string, now: Date): Refused | undefined {
  const difference = Math.abs(timeOf(date) - now.getTime());
  return difference <= SKEW_MS
    ? undefined
    : {
        code: 'RequestTimeTooSkewed',
        message: 'The time of the request differs too much from the time here.',
      };
}

/** `20260102T030405Z` in milliseconds; NaN for anything else. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
