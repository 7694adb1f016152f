import { isDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody, type AnyBody, type AnyRecord, recordIn } from '../../foundation/fields/dataSet.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { compare } from '../../foundation/decimal/decimal.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { isTransportCode } from '../marks.ts';
import { NO_FILE } from '../../foundation/files/facts.ts';
import { COPY_PARTS, type CopyPart } from './partNames.ts';
import { dataSetsOfPart, headerOfPart } from './parts.ts';
import { keptValue, type Pending, type StaleReason } from './stale.ts';
import { keysOf } from '../../foundation/keyed.ts';

/** Codes of box 54.1 that name papers of the one operation: invoice, transport document, value declaration. */
const isOfOperation = (code: string): boolean => isTransportCode(code) || ['380', '934'].includes(code);

/**
 * A new declaration from an earlier one: the parts that are asked for, never what the authority or the seal gave it
 * (number, dates, signature, channel), and the list of what is stale in it. Every place of that list stays a problem
 * until it is changed or confirmed.
 */
export function copyDuca(
  original: DucaBody,
  reference: Reference,
  parts: readonly CopyPart[] = COPY_PARTS,
): DucaBody {
  const copied = blankBody(ducaDataSets);
  const [body, source]: [AnyBody, AnyBody] = [copied, original];
  for (const part of parts) {
    for (const name of dataSetsOfPart(part)) body[name] = structuredClone(source[name]!);
    const header = recordIn(body, 'DUCA');
    for (const name of headerOfPart(part)) header[name] = recordIn(source, 'DUCA')[name] ?? '';
  }
  // Files belong to the declaration that they were attached to.
  copied.DOCUMENTOS = copied.DOCUMENTOS.filter((each) => !isOfOperation(each.CODIGO_DOCUMENTO)).map(
    (each) => ({ ...each, ...NO_FILE }),
  );
  const settled = calculateDuca(copied, reference);
  return { ...settled, PENDIENTES: pendingOf(settled, original, parts, reference) };
}

function pendingOf(
  body: DucaBody,
  original: DucaBody,
  parts: readonly CopyPart[],
  reference: Reference,
): Pending[] {
  const list: Pending[] = [];
  const add = (
    MOTIVO: StaleReason,
    GRUPO: string,
    CAMPO = '',
    VALOR = '',
    LINEA = '',
    DETALLE = '',
  ): void => {
    const ID_PENDIENTE = [GRUPO, LINEA, CAMPO].filter((each) => each !== '').join('.');
    if (list.some((each) => each.ID_PENDIENTE === ID_PENDIENTE)) return;
    list.push({ ID_PENDIENTE, GRUPO, LINEA, CAMPO, VALOR: keptValue(VALOR), MOTIVO, DETALLE, REVISADO: '' });
  };
  add('numero', 'DUCA', 'NO_ORDEN');
  add('tasa', 'DUCA', 'TIPO_CAMBIO');
  if (original.EQUIPO.length > 0) add('equipo', 'EQUIPO');
  for (const name of ['DVAS', 'DVA_FACTURAS'] as const) if (original[name].length > 0) add('vinculo', name);
  if (body.DUCA.FECHA_VENCIMIENTO !== '') {
    const { FECHA_VENCIMIENTO } = body.DUCA;
    add(
      FECHA_VENCIMIENTO < reference.today ? 'vencido' : 'fecha',
      'DUCA',
      'FECHA_VENCIMIENTO',
      FECHA_VENCIMIENTO,
    );
  }
  for (const line of body.DOCUMENTOS) addDocument(line, reference.today, add);
  if (parts.includes('transporte')) addTransport(body, add);
  if (parts.includes('fracciones') && body.FRACCIONES.length > 0) {
    for (const name of ['TOTAL_FOB_DOLARES', 'PESO_BRUTO_TOTAL', 'CANTIDAD_BULTOS'] as const) {
      if (body.DUCA[name] !== '') add('valor', 'DUCA', name, body.DUCA[name]);
    }
    addQuotas(body, add);
    addRates(body, original, reference, add);
  }
  const remarks = body.OBSERVACIONES.OBSERVACIONES;
  if (remarks !== '') add('observacion', 'OBSERVACIONES', 'OBSERVACIONES', remarks);
  return list;
}

type Add = (
  reason: StaleReason,
  group: string,
  field?: string,
  value?: string,
  line?: string,
  detail?: string,
) => void;

/** A permit that has run out says so; any other still names the operation that it was given for. */
function addDocument(line: DucaBody['DOCUMENTOS'][number], today: string, add: Add): void {
  const { ID_DOCUMENTO, NUMERO_DOCUMENTO, FECHA_VENCIMIENTO_DOCUMENTO: until } = line;
  if (isDate(until) && until < today)
    add('vencido', 'DOCUMENTOS', 'FECHA_VENCIMIENTO_DOCUMENTO', until, ID_DOCUMENTO);
  else add('documento', 'DOCUMENTOS', 'NUMERO_DOCUMENTO', NUMERO_DOCUMENTO, ID_DOCUMENTO);
}

const TRANSPORT_FIELDS = { CONDUCTOR: 'NOMBRE_CONDUCTOR', UNIDAD: 'MATRICULA_UNIDAD_TRANSPORTE' } as const;

/** The vessel, plate and driver change with every trip. */
function addTransport(body: DucaBody, add: Add): void {
  for (const group of keysOf(TRANSPORT_FIELDS)) {
    const key = ducaDataSets[group].key;
    const field = TRANSPORT_FIELDS[group];
    const lines: readonly AnyRecord[] = body[group];
    for (const line of lines) {
      const value = line[field] ?? '';
      if (value !== '') add('vehiculo', group, field, value, line[key!] ?? '');
    }
  }
}

/** A quota has a balance of its own day, and often one certificate a shipment. */
function addQuotas({ FRACCIONES }: DucaBody, add: Add): void {
  for (const line of FRACCIONES)
    for (const field of ['CUOTA_CONTINGENTE', 'CANTIDAD_CONTINGENTE', 'SALDO_CONTINGENTE'] as const)
      if ((line[field] ?? '') !== '') add('cuota', 'FRACCIONES', field, line[field], line.ID_FRACCION);
}

/** Rates of the fractions that are others today than they were when the earlier declaration was settled. */
function addRates(body: DucaBody, original: DucaBody, reference: Reference, add: Add): void {
  // Without an exchange rate nothing is settled; the earlier one serves to see the rates of today.
  const { TIPO_CAMBIO } = original.DUCA;
  const today = calculateDuca({ ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO } }, reference);
  const then = new Map(
    original.FRACCION_TRIBUTOS.map((each) => [`${each.ID_FRACCION} ${each.CODIGO_TRIBUTO}`, each.TASA]),
  );
  const percent = (rate: string): string => `${formatAmount(rate || '0', 2)} %`;
  for (const { ID_FRACCION, CODIGO_TRIBUTO, TASA } of today.FRACCION_TRIBUTOS) {
    const before = then.get(`${ID_FRACCION} ${CODIGO_TRIBUTO}`);
    const fraction = body.FRACCIONES.find((each) => each.ID_FRACCION === ID_FRACCION);
    if (before === undefined || !fraction || compare(before, TASA) === 0) continue;
    const detail = `${CODIGO_TRIBUTO}: era ${percent(before)} y hoy es ${percent(TASA)}.`;
    add(
      'alicuota',
      'FRACCIONES',
      'CLASIFICACION_ARANCELARIA',
      fraction.CLASIFICACION_ARANCELARIA,
      ID_FRACCION,
      detail,
    );
  }
}
