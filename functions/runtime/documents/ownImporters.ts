import type { DocumentKind, Summary } from '../../../shared/foundation/documents/kind.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { TenantScope } from '../scope.ts';
import type { HeaderRow } from './rows.ts';

type Kind = Pick<DocumentKind, 'importerAt'>;

const knows = ({ importers }: TenantScope, taxId: string | undefined): boolean =>
  importers === undefined || importers.has(taxId ?? '');

/** Importer that a document names; undefined of a kind that names none. */
export const importerIn = ({ importerAt }: Kind, summary: Summary): string | undefined =>
  importerAt && (summary[importerAt.split('.')[1]!] ?? '');

/** Of whose importers alone something was made for a person, as a row beside no document keeps it; absent: of all. */
export interface MadeFor {
  importers?: string[];
}

export const madeFor = ({ importers }: Pick<TenantScope, 'importers'>): MadeFor =>
  importers ? { importers: [...importers] } : {};

/** Whether a person knows no less now than what was made knows: who was of other importers then, or of none, does. */
export const knowsAll = ({ importers }: TenantScope, made: MadeFor | undefined): boolean =>
  importers === undefined || (made?.importers?.every((each) => importers.has(each)) ?? false);

/**
 * Whether a person may know of a document at all: people of client companies know those of their importers alone, and
 * none of a kind that names no importer. Everybody else knows all of their company.
 */
export function isKnownTo(scope: TenantScope, kind: Kind, { RESUMEN }: { RESUMEN: Summary }) {
  return knows(scope, importerIn(kind, RESUMEN));
}

/**
 * What a header keeps of whose its document was: every importer in turn between bars, '' while it named none, and «?» for
 * whatever was before this was kept. Absent in one of before whose importer did not change since.
 */
export function importersFact(
  kind: Kind,
  before: Pick<HeaderRow, 'RESUMEN' | 'IMPORTADORES'> | undefined,
  after: Summary,
): Pick<HeaderRow, 'IMPORTADORES'> {
  const now = importerIn(kind, after);
  if (now === undefined) return {};
  if (!before) return { IMPORTADORES: now };
  const was = importerIn(kind, before.RESUMEN);
  return was === now ? {} : { IMPORTADORES: `${before.IMPORTADORES ?? `?|${was}`}|${now}` };
}

/** The importer that one version names: an order may have been another's before. */
export function importerInBody({ importerAt }: Kind, body: AnyBody): string | undefined {
  const [dataSet = '', name = ''] = importerAt?.split('.') ?? [];
  const record = body[dataSet];
  return record && !Array.isArray(record) ? record[name] : undefined;
}

/** `isKnownTo` of what one version says. */
export const isBodyKnownTo = (scope: TenantScope, kind: Kind, body: AnyBody): boolean =>
  knows(scope, importerInBody(kind, body));
