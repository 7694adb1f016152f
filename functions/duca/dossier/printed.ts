import {
  ducaPrintOptions,
  printName as ducaName,
  type DucaPrintOptions,
} from '../../../shared/duca/print/options.ts';
import { printName as dvaName, printOptions, type PrintOptions } from '../../../shared/dva/print/options.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
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
import type { DossierSource } from './source.ts';

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

const dva: Printed<PrintOptions> = {
  kind: dvaPrint.kind,
  options: () => printOptions(0, false, {}),
  draft: printOptions(0, true, {}),
  name: dvaName,
  // With whatever options it was printed: that paper was signed.
  serves: (row) => !(row.OPCIONES as PrintOptions).draft,
};

const duca: Printed<DucaPrintOptions> = {
  kind: ducaPrint.kind,
  options: (header) => {
    const { ESTADO, HUELLA = '', RESUMEN }: DucaRow = header;
    return ducaPrintOptions(ESTADO, (RESUMEN['NUMERO_DUCA'] ?? '') !== '', false, HUELLA);
  },
  draft: ducaPrintOptions('', false, true, ''),
  name: ducaName,
  serves: (row, options) => (row.OPCIONES as DucaPrintOptions).standing === options.standing,
};

/** How the documents with a form of their own are printed, by module. */
const printed = { dva, duca } as unknown as Partial<Record<ModuleName, Printed<unknown>>>;

function printedOf(module: ModuleName): Printed<unknown> {
  const found = printed[module];
  if (!found) throw new Error(`No dossier knows how ${module} is printed`);
  return found;
}

/** How the current version of a document is printed for a dossier. */
export const dossierOptions = (module: ModuleName, header: HeaderRow): unknown =>
  printedOf(module).options(header);

/** The print of a version that somebody made last, else one made now: as a draft while the document has holes. */
export async function* printedPdf(
  making: Making,
  source: DossierSource & { from: 'print' },
): AsyncGenerator<Uint8Array> {
  const { services, scope } = making;
  const { module } = source;
  const { serves, draft } = printedOf(module);
  const rows = await services.database.query<Row>(module, { pk: companyKey(scope, source.id), prefix: 'P#' });
  const [made] = rows
    .filter((row) => row.ESTADO === 'LISTA' && row.VERSION === source.version && serves(row, source.options))
    .sort((a, b) => b.cuando - a.cuando);
  const name = made && printObject(module, source.id, made.IMPRESION);
  const stored = name && (await services.files.stream(scope, FILES, name));
  if (stored) yield* stored;
  else {
    const whole = await printNow(making, source, source.options);
    yield whole ?? (await printNow(making, source, draft))!;
  }
}

async function printNow(
  making: Making,
  { module, id, version }: DossierSource & { from: 'print' },
  options: unknown,
): Promise<Uint8Array | undefined> {
  const of = printedOf(module);
  const row: Row = {
    ...newPrintRow(making, id, of.name(version, options), ''),
    VERSION: version,
    OPCIONES: options,
  };
  const { pdf } = await of.kind.make({ ...making, id, row, progress: async () => undefined });
  return pdf?.bytes;
}
