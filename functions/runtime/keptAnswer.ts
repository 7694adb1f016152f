import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { AnyBody, DataSets } from '../../shared/foundation/fields/dataSet.ts';
import { Versions } from './documents/versions.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

/** Letters up to which an answer is kept as it is, bodies of documents and all. */
const SMALL = 8_000;
/** Bytes above which an answer is not kept; the caller is told to read the state instead. */
const LARGEST = 300_000;

/** Where a call's answer is kept, and whose procedure gave it: `duca/derive`. */
interface Kept {
  services: Services;
  scope: TenantScope;
  procedure: string;
  /** Key of the row that keeps it. */
  sk: string;
}

/** A document in an answer. Its version never changes, so that its body is read there again. */
interface Opened {
  header: { ID: string; VERSION: number };
  body: AnyBody | null;
  derived?: AnyBody | null | undefined;
}

const isOpened = (value: unknown): value is Opened => {
  const { header, body } = (value ?? {}) as Partial<Opened>;
  return typeof header?.ID === 'string' && typeof header.VERSION === 'number' && typeof body === 'object';
};

/**
 * What is needed to give an answer again, sealed: a small one itself, of a large one all but the bodies of its documents.
 * Undefined when even that is too much.
 */
export function keptAnswer({ services, scope, sk }: Kept, answer: unknown): Uint8Array | undefined {
  const whole = JSON.stringify(answer);
  const text =
    whole.length <= SMALL
      ? whole
      : JSON.stringify(answer, (_, value: unknown) =>
          isOpened(value)
            ? { ...value, body: null, ...('derived' in value ? { derived: null } : {}) }
            : value,
        );
  const params = { [constants.ZSTD_c_compressionLevel]: 9 };
  const packed = zstdCompressSync(Buffer.from(text), { params });
  if (packed.length > LARGEST) return undefined;
  return services.sealer.seal(scope.company, place(sk), packed);
}

/** The answer that was kept, its bodies read from the versions that they are; undefined when one is not there. */
export async function answerAgain(
  { services, scope, procedure, sk }: Kept,
  kept: Uint8Array | string,
): Promise<unknown> {
  if (typeof kept === 'string') return JSON.parse(kept);
  const packed = services.sealer.open(scope.company, place(sk), kept);
  const answer = JSON.parse(zstdDecompressSync(packed).toString('utf8')) as unknown;
  const [table = ''] = procedure.split('/');
  const versions = new Versions(services, scope, table, NO_SETS);
  for (const opened of bodiless(answer)) {
    const { header } = opened;
    const content = await versions.content(header.ID, header.VERSION);
    if (!content) return undefined;
    opened.body = content.body;
    if ('derived' in opened) opened.derived = content.derived;
  }
  return answer;
}

/** As they were answered: in the form in which they rest. */
const NO_SETS: DataSets = {};

const place = (sk: string): string => `idempotency|${sk}`;

/** Documents of an answer whose bodies were left out. */
function bodiless(value: unknown): Opened[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isOpened(value) && value.body === null) return [value];
  return Object.values(value).flatMap(bodiless);
}
