import type { DocumentKind, Summary } from '../../../shared/foundation/documents/kind.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { TenantScope } from '../scope.ts';

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

/** The same of what one version says: an order may have been another importer's before. */
export function isBodyKnownTo(scope: TenantScope, { importerAt }: Kind, body: AnyBody): boolean {
  const [dataSet = '', name = ''] = importerAt?.split('.') ?? [];
  const record = body[dataSet];
  return knows(scope, record && !Array.isArray(record) ? record[name] : undefined);
}
