import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { companyKey } from '../runtime/keys.ts';
import { newPrintRow, printObject } from '../runtime/prints/row.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { DossierOf, PrintedKind, PrintedRow } from './dossierOf.ts';
import type { DossierSource } from './source.ts';

export interface Making {
  services: Services;
  scope: TenantScope;
  reference: Reference;
}

function printedOf({ prints }: DossierOf, module: ModuleName): PrintedKind {
  const found = prints[module];
  if (!found) throw new Error(`No dossier knows how ${module} is printed`);
  return found;
}

/** How the current version of a document is printed for a dossier. */
export const dossierOptions = (
  of: DossierOf,
  module: ModuleName,
  header: HeaderRow,
  reference: Reference,
): unknown => printedOf(of, module).options(header, reference);

/** The print of a version that somebody made last, else one made now: as a draft while the document has holes. */
export async function* printedPdf(
  of: DossierOf,
  making: Making,
  source: DossierSource & { from: 'print' },
): AsyncGenerator<Uint8Array> {
  const { services, scope } = making;
  const { module } = source;
  const printed = printedOf(of, module);
  const rows = await services.database.query<PrintedRow>(module, {
    pk: companyKey(scope, source.id),
    prefix: 'P#',
    few: 'prints of one document',
  });
  const [made] = rows
    .filter(
      (row) =>
        row.ESTADO === 'LISTA' &&
        row.VERSION === source.version &&
        printed.serves(row.OPCIONES, source.options),
    )
    .sort((a, b) => b.cuando - a.cuando);
  const name = made && printObject(module, source.id, made.IMPRESION);
  const stored = name && (await services.files.stream(scope, 'files', name));
  if (stored) yield* stored;
  else {
    const whole = await printNow(of, making, source, source.options);
    yield whole ?? (await printNow(of, making, source, printed.draft(making.reference)))!;
  }
}

async function printNow(
  of: DossierOf,
  making: Making,
  { module, id, version }: DossierSource & { from: 'print' },
  options: unknown,
): Promise<Uint8Array | undefined> {
  const printed = printedOf(of, module);
  const row: PrintedRow = {
    ...newPrintRow(making, id, printed.name(version, options), ''),
    VERSION: version,
    OPCIONES: options,
  };
  const { pdf } = await printed.kind.make({ ...making, id, row, progress: async () => undefined });
  return pdf?.bytes;
}
