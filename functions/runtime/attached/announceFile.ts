import { invalidParam, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { FileRule } from '../../../shared/foundation/files/fileRule.ts';
import { formatOfType, type FileFormat } from '../../../shared/foundation/files/formats.ts';
import { storedName } from '../../../shared/foundation/files/storedName.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import type { Call } from '../executor.ts';
import { clearDead, requireRoom, type Room } from './room.ts';
import { FILES, sameBytes, type FileRow, type Known, type Shelf } from './shelf.ts';

interface Announced {
  ID: string;
  NOMBRE: string;
  TIPO: string;
  BYTES: number;
  HUELLA: string;
}

/** What a document takes: its limits by format, the formats as people read them, and its places. */
export interface Taken extends Room {
  ruleOf: (format: FileFormat) => FileRule | undefined;
  formats: string;
  /** All of its files where it does not say. */
  known?: Known;
}

/** Refuses what is too large or of a kind that is not taken, before a byte is sent; answers its format. */
function formatTaken(input: Announced, taken: Taken): FileFormat {
  if (!/^[0-9a-f]{64}$/.test(input.HUELLA)) {
    throw invalidParam('HUELLA', 'debe tener 64 cifras hexadecimales');
  }
  const format = formatOfType(input.TIPO);
  const rule = format && taken.ruleOf(format);
  if (!format || !rule) {
    const summary = `«${input.NOMBRE}» no es de un formato que se admita. Adjunte ${taken.formats}.`;
    throw rejected(summary);
  }
  if (rule.maxBytes > 0 && input.BYTES > rule.maxBytes) {
    const summary = `«${input.NOMBRE}» pesa ${sizeText(input.BYTES)} y el límite es ${sizeText(rule.maxBytes)}. Reduzca su resolución o adjunte solo las páginas que hacen falta.`;
    throw rejected(summary);
  }
  return format;
}

/**
 * Announces a file and answers the link that takes it: five minutes, these bytes and no others. The caller has looked
 * whether the document takes files at all.
 * @param more what the row keeps besides, as what the file is there for.
 */
export async function announceFile(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  shelf: Shelf,
  input: Announced,
  taken: Taken,
  more: Record<string, string>,
) {
  const format = formatTaken(input, taken);
  const rows = await shelf.rows({ services, scope }, input.ID);
  requireRoom(rows, taken, services.now());
  await clearDead({ services, scope }, shelf, input.ID, rows);
  const ID_ARCHIVO = services.id('arc');
  const key = shelf.key(scope, input.ID, ID_ARCHIVO);
  const row: FileRow = {
    ...key,
    ...more,
    ESTADO: 'ESPERA',
    ID_ARCHIVO,
    NOMBRE_ARCHIVO: storedName(input.NOMBRE, format),
    NOMBRE_ORIGINAL_ARCHIVO: input.NOMBRE,
    FORMATO_ARCHIVO: format.code,
    BYTES_ARCHIVO: String(input.BYTES),
    PAGINAS_ARCHIVO: '',
    HUELLA_ARCHIVO: input.HUELLA,
    CREADO: localDateTime(services.now()),
    CREADO_POR: scope.login,
  };
  await services.database.write({
    kind: 'put',
    table: shelf.module,
    item: { ...row, ...key },
    when: { absent: true },
  });
  const { url, headers } = await services.files.uploadLink(scope, FILES, shelf.sent(input.ID, row), {
    contentType: format.contentType,
    bytes: input.BYTES,
    sha256: input.HUELLA,
  });
  services.log.info('link.issued', {
    module: shelf.module,
    company: scope.company,
    id: input.ID,
    file: ID_ARCHIVO,
  });
  const REPETIDO = await sameBytes(rows, input.HUELLA, taken);
  return { ID_ARCHIVO, ENLACE: url, ENCABEZADOS: headers, ...(REPETIDO ? { REPETIDO } : {}) };
}
