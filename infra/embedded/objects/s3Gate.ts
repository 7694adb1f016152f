import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulators } from '../services/emulators.ts';
import { BodyTooLarge, headOf, receive, receivedWhole } from '../http/receivedRequest.ts';
import { askedOfObject } from '../rights/asked.ts';
import { isInstance } from '../rights/functionKey.ts';
import type { Rights } from '../rights/rights.ts';
import { objectHeaders, refuseObject } from './s3Answers.ts';
import {
  SignatureCheck,
  type Head,
  type ReceivedRequest,
  type Refused,
  type SignatureRules,
} from '../services/signature.ts';

/** Where objects lie below every address of the instance. */
export const S3_PREFIX = '/s3';

const CHECKSUM = 'x-amz-checksum-sha256';
const VERSION = 'x-amz-version-id';

/** The emulator behind the gate takes no larger body; its store does. */
const EMULATOR_BYTES = 11 * 1024 * 1024;
/** What our own functions write in one call: the message of a declaration of ten thousand fractions has some 16 MB. */
const LARGEST_OBJECT_BYTES = 64 * 1024 * 1024;

export interface S3GateOptions {
  emulators: Emulators;
  credentials: Pick<SignatureRules, 'accessKeyId' | 'secretAccessKey' | 'region' | 'signedHosts'>;
  /** Physical names of the buckets whose objects are never lost: what is written over one is a version more. */
  locked: ReadonlySet<string>;
  /** What each function may do. */
  rights: Rights;
  now: () => Date;
}

interface Target {
  bucket: string;
  key: string;
}

/**
 * S3 as it answers from outside: only signed calls, in time, on single objects. Buckets are the topology's alone, so
 * nobody lists, makes or removes one. What the emulator does not check is checked here.
 */
export class S3Gate {
  private readonly options: S3GateOptions;
  private readonly signatures: SignatureCheck;
  /** Last of whoever writes an object, or reads one that has versions: looking and writing are one step for who comes next. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(options: S3GateOptions) {
    this.options = options;
    this.signatures = new SignatureCheck({ ...options.credentials, service: 's3' });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bodiless = request.method === 'HEAD';
    // A client that is refused sets its clock by what the answer says, and signs by that from then on.
    response.setHeader('date', this.options.now().toUTCString());
    this.allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const head = headOf(request);
    // Whoever may not write is judged before anything of it is kept: who signed, until when, how large, of what type.
    const stranger =
      'x-amz-content-sha256' in head.headers || !('authorization' in head.headers)
        ? ((await this.signatures.refuse(head, this.options.now())) ??
          this.ungranted(head) ??
          this.forbidden(head) ??
          this.unstated(head))
        : undefined;
    if (stranger) {
      await receivedWhole(request);
      refuseObject(response, stranger, bodiless);
      return;
    }
    let received: ReceivedRequest;
    try {
      // Only who signed, which was looked at above, may send more than a file of support.
      const own = 'authorization' in head.headers && 'x-amz-content-sha256' in head.headers;
      received = await receive(request, own ? LARGEST_OBJECT_BYTES : EMULATOR_BYTES);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      await receivedWhole(request);
      refuseObject(response, {
        code: 'EntityTooLarge',
        message: 'The object is larger than this store takes.',
      });
      return;
    }
    const refused =
      (await this.signatures.refuse(received, this.options.now())) ??
      this.ungranted(received) ??
      this.forbidden(received) ??
      this.unstated(received) ??
      otherBytes(received);
    if (refused) refuseObject(response, refused, bodiless);
    else await this.pass(received, response);
  }

  /** A page may call from the address it was itself loaded from; others get no permission. */
  private allowOrigin(request: IncomingMessage, response: ServerResponse): void {
    const origin = request.headers.origin;
    if (!origin || !URL.canParse(origin) || new URL(origin).host !== request.headers.host) return;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT');
    response.setHeader(
      'access-control-allow-headers',
      `content-type, content-md5, if-none-match, ${CHECKSUM}`,
    );
    response.setHeader('access-control-expose-headers', 'etag, content-disposition');
    response.setHeader('access-control-max-age', '600');
    response.setHeader('vary', 'origin');
  }

  /** What whoever signed may not do: a function only what it was granted, also by the links that it makes. */
  private ungranted(request: Head): Refused | undefined {
    const signer = this.signatures.signerOf(request);
    const target = targetOf(request);
    // Whether a bucket is there is told to whoever asks.
    if (isInstance(signer) || !target || target.key === '') return undefined;
    const message = this.options.rights.refuse(signer, [
      askedOfObject(request.method, target, request.query),
    ]);
    return message === undefined ? undefined : { code: 'AccessDenied', message };
  }

  private forbidden(request: Head): Refused | undefined {
    const denied: Refused = { code: 'AccessDenied', message: 'Access Denied' };
    const target = targetOf(request);
    if (!target) return denied;
    // Reading whether a bucket is there is how its health is told.
    if (target.key === '') return request.method === 'HEAD' ? undefined : denied;
    if ('X-Amz-Signature' in request.query && !['GET', 'HEAD', 'PUT'].includes(request.method)) return denied;
    // What a copy is made of would be read without being asked for; nobody makes one.
    if ('x-amz-copy-source' in request.headers || 'renameObject' in request.query) return denied;
    if (!this.options.locked.has(target.bucket) || request.method === 'GET' || request.method === 'HEAD')
      return undefined;
    // No role may take an object away, nor its lock, nor say anything else of it than what it is.
    return request.method === 'PUT' && Object.keys(request.query).every((name) => ofCall.test(name))
      ? undefined
      : denied;
  }

  /** A bucket that locks its objects wants to know of each write what its bytes must be. */
  private unstated(request: Head): Refused | undefined {
    if (request.method !== 'PUT' || !this.options.locked.has(targetOf(request)?.bucket ?? ''))
      return undefined;
    if (CHECKSUM in request.headers) return undefined;
    return {
      code: 'InvalidRequest',
      message: `${CHECKSUM} is required for a write to a bucket with object lock.`,
    };
  }

  private async pass(request: ReceivedRequest, response: ServerResponse): Promise<void> {
    const target = targetOf(request) ?? { bucket: '', key: '' };
    const writes = request.method === 'PUT';
    if (!writes && !this.options.locked.has(target.bucket)) {
      await this.forward(request, response, target);
      return;
    }
    const name = `${target.bucket}/${target.key}`;
    const before = this.turns.get(name) ?? Promise.resolve();
    const turn = before
      .catch(() => undefined)
      .then(() => (writes ? this.write(request, response, target) : this.read(request, response, target)));
    this.turns.set(name, turn);
    await turn.finally(() => {
      if (this.turns.get(name) === turn) this.turns.delete(name);
    });
  }

  /** Reads the version that is named, or the newest. */
  private async read(request: ReceivedRequest, response: ServerResponse, target: Target): Promise<void> {
    const { bucket, key } = target;
    const { versions } = this.options.emulators;
    const { versionId: asked } = request.query;
    if (asked === undefined || asked === versions.versionOf(bucket, key)) {
      await this.forward(request, response, target);
      return;
    }
    const bodiless = request.method === 'HEAD';
    const earlier = versions.earlier(bucket, key, String(asked));
    if (!earlier) {
      const message = 'The specified version does not exist.';
      refuseObject(response, { code: 'NoSuchVersion', message }, bodiless);
      return;
    }
    const stored = {
      'content-type': earlier.contentType,
      'content-length': earlier.contentLength,
      'last-modified': new Date(earlier.lastModified).toUTCString(),
      etag: earlier.etag,
      [VERSION]: String(asked),
    };
    response.writeHead(200, objectHeaders(stored, request.query));
    response.end(bodiless ? undefined : earlier.body);
  }

  private async write(request: ReceivedRequest, response: ServerResponse, target: Target): Promise<void> {
    const { versions } = this.options.emulators;
    if (
      request.headers['if-none-match'] === '*' &&
      versions.versionOf(target.bucket, target.key) !== undefined
    )
      refuseObject(response, { code: 'PreconditionFailed', message: 'The object exists already.' });
    else if (request.body.length > EMULATOR_BYTES) this.keep(request, response, target);
    else await this.forward(request, response, target);
  }

  /** Puts a whole object into the store behind the emulator, whose own door is too narrow for it. */
  private keep({ headers, body }: ReceivedRequest, response: ServerResponse, target: Target): void {
    const stated = headers[CHECKSUM];
    const checksum = stated && ({ algorithm: 'SHA256', value: stated, type: 'FULL_OBJECT' } as const);
    const { objects } = this.options.emulators;
    const type = headers['content-type'];
    const kept = objects.putObject(
      target.bucket,
      target.key,
      Buffer.from(body),
      type,
      {},
      {},
      checksum || undefined,
    );
    response.writeHead(200, { etag: kept.etag, ...this.version(target) }).end();
  }

  /** Header that says which version stands; of a bucket that keeps none there is none. */
  private version({ bucket, key }: Target): Record<string, string> {
    const version = this.options.locked.has(bucket) && this.options.emulators.versions.versionOf(bucket, key);
    return version ? { [VERSION]: version } : {};
  }

  private async forward(request: ReceivedRequest, response: ServerResponse, target: Target): Promise<void> {
    const answer = await this.options.emulators.app.inject({
      method: request.method as 'GET',
      url: request.path.slice(S3_PREFIX.length) || '/',
      query: request.query,
      headers: { ...request.headers, host: '127.0.0.1' },
      ...(request.body.length > 0 || request.method === 'PUT' ? { payload: Buffer.from(request.body) } : {}),
    });
    const done = answer.statusCode < 300;
    const stored = { ...answer.headers, ...(done ? this.version(target) : {}) };
    response.writeHead(answer.statusCode, objectHeaders(stored, done ? request.query : {}));
    response.end(request.method === 'HEAD' ? undefined : answer.rawPayload);
  }
}

/** What of a query says nothing of the object: the name of the call and its signature. */
const ofCall = /^(x-id|X-Amz-[\w-]+)$/;

/** The emulator keeps a stated checksum without looking; S3 looks. */
function otherBytes({ headers, body }: ReceivedRequest): Refused | undefined {
  const stated = headers[CHECKSUM];
  if (stated === undefined || stated === createHash('sha256').update(body).digest('base64')) return undefined;
  return { code: 'BadDigest', message: 'The bytes do not have the SHA-256 that was stated.' };
}

/** Bucket and key of `/s3/<bucket>/<key>`; undefined for a path that names neither or is not properly escaped. */
function targetOf(request: Head): Target | undefined {
  const [, prefix, bucket, ...key] = request.path.split('/');
  if (`/${prefix}` !== S3_PREFIX || !bucket || !/^[a-z0-9.-]+$/.test(bucket)) return undefined;
  try {
    return { bucket, key: decodeURIComponent(key.join('/')) };
  } catch {
    return undefined;
  }
}
