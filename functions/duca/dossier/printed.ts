import {
  ducaPrintOptions,
  printName as ducaName,
  type DucaPrintOptions,
} from '../../../shared/duca/print/options.ts';
import { printName as dvaName, printOptions, type PrintOptions } from '../../../shared/dva/print/options.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { dvaPrint } from '../../dva/print.ts';
import { companyKey } from '../../runtime/keys.ts';
import type { PrintKind } from '../../runtime/prints/kind.ts';
import { newPrintRow, printObject, type PrintRow } from '../../runtime/prints/row.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { DucaRow } from '../ducas.ts';
import { FILES } from '../files/fileRow.ts';
import { ducaPrint } from '../print.ts';
import type { DossierSource, PrintedKind } from './source.ts';

export interface Making {
  services: Services;
  scope: TenantScope;
  reference: Reference;
}

type Row = PrintRow & { VERSION: number; OPCIONES: unknown };

interface Printed<O> {
  kind: PrintKind<PrintRow>;
  /** How a version is printed for a dossier. */
  options: (header: HeaderRow) => O;
  draft: O;
  name: (version: number, options: O) => string;
  /** Whether a stored print of the version shows what the dossier wants to show. */
  serves: (row: Row, options: O) => boolean;
}

const dvas: Printed<PrintOptions> = {
  kind: dvaPrint.kind,
  options: () => printOptions(0, false, {}),
  draft: printOptions(0, true, {}),
  name: dvaName,
  // With whatever options it was printed: that paper was signed.
  serves: (row) => !(row.OPCIONES as PrintOptions).draft,
};

const ducas: Printed<DucaPrintOptions> = {
  kind: ducaPrint.kind,
  options: (header) => {
    const { ESTADO, HUELLA = '', RESUMEN }: DucaRow = header;
    return ducaPrintOptions(ESTADO, (RESUMEN['NUMERO_DUCA'] ?? '') !== '', false, HUELLA);
  },
  draft: ducaPrintOptions('', false, true, ''),
  name: ducaName,
  serves: (row, options) => (row.OPCIONES as DucaPrintOptions).standing === options.standing,
};

const printed = { dvas, ducas } as unknown as Record<PrintedKind, Printed<unknown>>;

/** How the current version of a document is printed for a dossier. */
export const dossierOptions = (kind: PrintedKind, header: HeaderRow): unknown =>
  printed[kind].options(header);

/** The print of a version that somebody made last, else one made now: as a draft while the document has holes. */
export async function* printedPdf(
  making: Making,
  source: DossierSource & { from: 'print' },
): AsyncGenerator<Uint8Array> {
  const { services, scope } = making;
  const { kind, serves } = printed[source.kind];
  const { module } = kind;
  const rows = await services.database.query<Row>(module, { pk: companyKey(scope, source.id), prefix: 'P#' });
  const [made] = rows
    .filter((row) => row.ESTADO === 'LISTA' && row.VERSION === source.version && serves(row, source.options))
    .sort((a, b) => b.cuando - a.cuando);
  const name = made && printObject(module, source.id, made.IMPRESION);
  const stored = name && (await services.files.stream(scope, FILES, name));
  if (stored) yield* stored;
  else {
    const whole = await printNow(making, source, source.options);
    yield whole ?? (await printNow(making, source, printed[source.kind].draft))!;
  }
}

async function printNow(
  making: Making,
  { kind, id, version }: DossierSource & { from: 'print' },
  options: unknown,
): Promise<Uint8Array | undefined> {
  const of = printed[kind];
  const row: Row = {
    ...newPrintRow(making, id, of.name(version, options), ''),
    VERSION: version,
    OPCIONES: options,
  };
  const { pdf } = await of.kind.make({ ...making, id, row, progress: async () => undefined });
  return pdf?.bytes;
}
