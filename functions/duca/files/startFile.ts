import { catalogue } from '../../../shared/catalogues/names.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import { formatOfType } from '../../../shared/duca/files/formats.ts';
import { storedName } from '../../../shared/duca/files/names.ts';
import { fileRule, takenFormats } from '../../../shared/duca/files/rules.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { fileKey, fileRows, FILES, sameBytes, sentObject, type FileRow } from './fileRow.ts';

/** Announced files of one declaration; beyond this something announces without end. */
const MOST_FILES = 500;

/**
 * Announces a file and answers the link that takes it: five minutes, these bytes and no others. What is too large or of
 * a kind that is not taken is refused before a byte is sent.
 */
export const startFile: Implementation<typeof ducaProcedures.startFile> = async (call) => {
  const { services, scope, input } = call;
  const store = ducasOf(call);
  const header = await store.header(input.ID);
  const PAPEL = input.PAPEL ?? '';
  // What was sealed takes no more files of box 54, but papers come to its dossier until the goods are released and after.
  if (header.ESTADO === 'ANULADA' || (PAPEL === '' && !stateOf(ducaStates, header.ESTADO).editable))
    throw store.stateRefusal(header, 'adjuntar archivos');
  if (!/^[0-9a-f]{64}$/.test(input.HUELLA)) {
    throw refusal('params.invalid', { name: 'HUELLA', reason: 'debe tener 64 cifras hexadecimales' });
  }
  const reference = await call.reference();
  if (PAPEL !== '' && !reference.row(catalogue.clearancePapers, PAPEL)) {
    const kinds = reference.rows(catalogue.clearancePapers).map((row) => row.CLAVE);
    throw refusal('params.invalid', { name: 'PAPEL', reason: `es uno de ${kinds.join(', ')}` });
  }
  const format = formatOfType(input.TIPO);
  const rule = format && fileRule(format, reference);
  if (!format || !rule) {
    const summary = `«${input.NOMBRE}» no es de un formato que se admita. Adjunte ${takenFormats(reference)}.`;
    throw refusal('rejected', { summary });
  }
  if (rule.maxBytes > 0 && input.BYTES > rule.maxBytes) {
    const summary = `«${input.NOMBRE}» pesa ${sizeText(input.BYTES)} y el límite es ${sizeText(rule.maxBytes)}. Reduzca su resolución o adjunte solo las páginas que hacen falta.`;
    throw refusal('rejected', { summary });
  }
  const rows = await fileRows(call, input.ID);
  if (rows.length >= MOST_FILES) {
    throw refusal('rejected', { summary: `La DUCA ya recibió ${MOST_FILES} archivos y no admite más.` });
  }
  const ID_ARCHIVO = services.id('arc');
  const key = fileKey(scope, input.ID, ID_ARCHIVO);
  const row: FileRow = {
    ...key,
    ESTADO: 'ESPERA',
    PAPEL,
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
    table: 'duca',
    item: { ...row, ...key },
    when: { absent: true },
  });
  const { url, headers } = await services.files.uploadLink(scope, FILES, sentObject(input.ID, row), {
    contentType: format.contentType,
    bytes: input.BYTES,
    sha256: input.HUELLA,
  });
  services.log.info('link.issued', {
    module: 'duca',
    company: scope.company,
    id: input.ID,
    file: ID_ARCHIVO,
  });
  const REPETIDO = sameBytes(rows, input.HUELLA);
  return { ID_ARCHIVO, ENLACE: url, ENCABEZADOS: headers, ...(REPETIDO ? { REPETIDO } : {}) };
};
