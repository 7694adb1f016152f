import type { DocumentKind, Summary } from '../../../shared/foundation/documents/kind.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { TenantScope } from '../scope.ts';
import type { HeaderRow } from './rows.ts';

type Kind = Pick<DocumentKind, 'importerAt'>;

const knows = ({ importers }: TenantScope, taxId: string | undefined): boolean =>
  importers === undefined || importers.has(taxId ?? '');

/**
 * Whether a person may know of a document at all: people of client companies know those of their importers alone, and
 * none of a kind that names no importer. Everybody else knows all of their company.
 */
export function isKnownTo(scope: TenantScope, { importerAt }: Kind, { RESUMEN }: { RESUMEN: Summary }) {
  return knows(scope, importerAt && RESUMEN[importerAt.split('.')[1]!]);
}

/**
 * What a header keeps of whose its document was: every importer in turn between bars, '' while it named none, and «?» for
 * whatever was before this was kept. Absent in one of before whose importer did not change since.
 */
export function importersFact(
  { importerAt }: Kind,
  before: Pick<HeaderRow, 'RESUMEN' | 'IMPORTADORES'> | undefined,
  after: Summary,
): Pick<HeaderRow, 'IMPORTADORES'> {
  const name = importerAt?.split('.')[1];
  if (name === undefined) return {};
  const now = after[name] ?? '';
  if (!before) return { IMPORTADORES: now };
  const was = before.RESUMEN[name] ?? '';
  return was === now ? {} : { IMPORTADORES: `${before.IMPORTADORES ?? `?|${was}`}|${now}` };
}

/** The same of what one version says: an order may have been another importer's before. */
export function isBodyKnownTo(scope: TenantScope, { importerAt }: Kind, body: AnyBody): boolean {
  const [dataSet = '', name = ''] = importerAt?.split('.') ?? [];
  const record = body[dataSet];
  return knows(scope, record && !Array.isArray(record) ? record[name] : undefined);
}
