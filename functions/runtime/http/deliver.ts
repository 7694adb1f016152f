import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { EVENT_BYTES, megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import { refused } from './response.ts';

/** What is smaller arrives in a connection's first round trip anyway. */
const WORTH_BYTES = 16 * 1024;
/** A letter takes at most this many bytes where JSON holds the body as a string. */
const MOST_BYTES_A_LETTER = 6;

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each chunk of the outcome is a turn of the event loop. */
const chunkSize = 64 * 1024;

/**
 * In the order of choice. Measured on a declaration of 1,000 fractions (1.4 MB): brotli 3 makes 90 kB of it in 3 ms,
 * gzip 4 makes 128 kB in 5 ms; above these levels the time doubles for a few per cent.
 */
const CODINGS: readonly [string, (bytes: Buffer) => Promise<Buffer>][] = [
  [
    'br',
    (bytes) =>
      squeeze(bytes, {
        chunkSize,
        params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  ],
  ['gzip', (bytes) => zip(bytes, { level: 4, chunkSize })],
];

/**
 * The answer as it leaves the function: compressed when it is worth it and the caller's `accept-encoding` takes it, and
 * refused with a sentence where AWS would cut it off without one (`EVENT_BYTES`). A cookie that was set stays set.
 *
 * Length tells nothing that it should not: the session's token is in a cookie that scripts cannot read and in no body,
 * and no other site can make a browser send it (SameSite=Strict), so nobody can have guesses answered beside a secret.
 */
export async function deliver(
  answer: APIGatewayProxyResult,
  event: Pick<APIGatewayProxyEvent, 'headers'>,
  reference: string,
): Promise<APIGatewayProxyResult> {
  const packed = await pack(answer, acceptedBy(event));
  const size = sizeOf(packed);
  if (size <= EVENT_BYTES) return packed;
  const tooLarge = refusal('answer.too-large', { size: megabytes(size), limit: megabytes(EVENT_BYTES) });
  const { statusCode, body } = refused(tooLarge, reference);
  return { ...answer, statusCode, body };
}

async function pack(answer: APIGatewayProxyResult, accepted: string): Promise<APIGatewayProxyResult> {
  if (answer.body.length < WORTH_BYTES) return answer;
  const headers = { ...answer.headers, vary: 'accept-encoding' };
  const [name, compress] = CODINGS.find(([coding]) => takes(accepted, coding)) ?? [];
  if (!name || !compress) return { ...answer, headers };
  const bytes = await compress(Buffer.from(answer.body));
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': name },
    body: bytes.toString('base64'),
    isBase64Encoded: true,
  };
}

const acceptedBy = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>): string =>
  Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'accept-encoding')?.[1] ?? '';

/** Whether a list such as `gzip;q=0.8, br` takes a coding; a weight of nothing is a no. */
const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Bytes of the answer as AWS counts them; for one that cannot come near the limit, its letters. */
const sizeOf = (answer: APIGatewayProxyResult): number =>
  answer.body.length * MOST_BYTES_A_LETTER < EVENT_BYTES
    ? answer.body.length
    : Buffer.byteLength(JSON.stringify(answer));
