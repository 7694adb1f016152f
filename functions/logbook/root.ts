import * as z from 'zod';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { codeOfHash } from '../../shared/foundation/print/printCode.ts';
import { sealedRoot, type MissingLines, type SealedRoot } from '../../shared/logbook/root.ts';
import { EVIDENCE } from '../transmission/archive.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { SEALED_END } from '../runtime/sealedEnd.ts';
import type { Services } from '../runtime/services.ts';
import {
  headKey,
  linesPk,
  lineSk,
  sealCodeKey,
  TABLE,
  type HeadRow,
  type LinePlace,
  type LineRow,
} from './rows.ts';

type Doors = Pick<Services, 'database' | 'files'>;

/**
 * As it is kept; `at` is the moment of the line's entry, UTC, by which it is found, and the code that by which papers name it, absent
 * of one that was sealed before they did.
 */
const keptRoot = sealedRoot.extend({ at: z.string(), CODIGO: z.string().optional() });
type KeptRoot = z.infer<typeof keptRoot>;

/** A line that was there once. */
type Known = Pick<SealedRoot, 'N' | 'HUELLA' | 'SELLADO'> & { at: string };

async function keptOf({ files }: Doors, scope: TenantScope): Promise<KeptRoot | undefined> {
  const bytes = await files.get(scope, EVIDENCE, SEALED_END);
  return bytes && keptRoot.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
}

/** What is missing by a line that was known; undefined where it is there as it was. */
async function missingBy(
  { database }: Doors,
  scope: TenantScope,
  { N, HUELLA, SELLADO, at }: Known,
): Promise<MissingLines | undefined> {
  const sk = lineSk(at, N);
  const near = await database.query<LineRow>(TABLE, {
    pk: linesPk(scope),
    upTo: sk,
    descending: true,
    limit: 2,
  });
  if (near[0]?.sk === sk && near[0].HUELLA === HUELLA) return undefined;
  const before = near.find((row) => row.sk < sk);
  return {
    DESDE: Math.min((before?.N ?? 0) + 1, N),
    HASTA: N,
    HUELLA,
    REGISTRADO: localDateTime(new Date(at)),
    SELLADO,
    DESPUES: before?.REGISTRADO ?? '',
  };
}

interface Compared {
  /** As it was sealed last; undefined where nothing is sealed yet. */
  root: KeptRoot | undefined;
  head: HeadRow | undefined;
  /** Missing by it or by the chain's own end, and not known before. */
  news: MissingLines[];
}

/**
 * Compares the logbook with its sealed end, and with the end that the chain itself names: the line of each must be there.
 * Both are read before lines are, so whoever adds meanwhile is not taken for one who took away.
 */
async function compare(services: Doors, scope: TenantScope): Promise<Compared> {
  const [root, head] = await Promise.all([
    keptOf(services, scope),
    services.database.get<HeadRow>(TABLE, headKey(scope)),
  ]);
  const known = [...(root ? [root] : []), ...(head ? [{ ...head, SELLADO: '' }] : [])];
  const missing = await Promise.all(known.map((each) => missingBy(services, scope, each)));
  const told = new Set(root?.FALTAN.map(({ HUELLA }) => HUELLA));
  const news = missing.flatMap((each) => {
    if (!each || told.has(each.HUELLA)) return [];
    told.add(each.HUELLA);
    return [each];
  });
  return { root, head, news };
}

/**
 * The sealed end as it is kept, with all that is missing by now; undefined where nothing is sealed yet. And whether there is a
 * logbook at all: of a company that was erased, none is.
 */
export async function comparedEnd(
  services: Doors,
  scope: TenantScope,
): Promise<{ root: KeptRoot | undefined; isThere: boolean }> {
  const { root, head, news } = await compare(services, scope);
  const isThere = root !== undefined || head !== undefined;
  return { root: root && { ...root, FALTAN: [...root.FALTAN, ...news] }, isThere };
}

/** The sealed end as people and files are told it; undefined where nothing is sealed yet. */
export async function comparedRoot(services: Doors, scope: TenantScope): Promise<SealedRoot | undefined> {
  const { root } = await comparedEnd(services, scope);
  return root && sealedRoot.parse(root);
}

/** Seals the end of a company's logbook, where it moved since; what is missing by then is told on and never forgotten. */
export async function sealRoot(
  services: Pick<Services, 'database' | 'files' | 'log' | 'now'>,
  scope: TenantScope,
): Promise<void> {
  const { root, head, news } = await compare(services, scope);
  const { company } = scope;
  for (const { DESDE: from, HASTA: to } of news) services.log.error('logbook.cut', { company, from, to });
  if (!head || (head.HUELLA === root?.HUELLA && news.length === 0)) return;
  const CODIGO = codeOfHash(head.HUELLA);
  const next: KeptRoot = {
    CODIGO,
    ...{ N: head.N, HUELLA: head.HUELLA, at: head.at },
    REGISTRADO: localDateTime(new Date(head.at)),
    SELLADO: localDateTime(services.now()),
    FALTAN: [...(root?.FALTAN ?? []), ...news],
  };
  const { country } = scope;
  const place: LinePlace = { company, country, line: lineSk(head.at, head.N) };
  // Known before it is sealed, so that no paper bears a code that nobody knows.
  await services.database.aside({ kind: 'put', table: TABLE, item: { ...sealCodeKey(CODIGO), ...place } });
  await services.files.put(
    scope,
    EVIDENCE,
    SEALED_END,
    Buffer.from(JSON.stringify(next)),
    'application/json',
  );
}
