import { COPY_PARTS, type CopyPart } from '../../foundation/copies/partNames.ts';
import { takeParts } from '../../foundation/copies/parts.ts';
import { pendingList, type AddStale } from '../../foundation/copies/stale.ts';
import type { Pending } from '../../foundation/copies/copyPending.ts';
import { isDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import { NO_FILE } from '../../foundation/files/facts.ts';
import { keysOf } from '../../foundation/keyed.ts';
import { addEndedCodes } from '../../tariff/endedCodes.ts';
import { addChangedRates, type GoodsRate } from '../../taxes/staleRates.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { isOfOperation } from '../marks.ts';
import { earlierKind } from '../ownKinds.ts';
import { ducaParts } from './parts.ts';

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
  takeParts(ducaParts, copied, original, parts);
  // Files belong to the declaration that they were attached to.
  const earlier = earlierKind(reference);
  copied.DOCUMENTOS = copied.DOCUMENTOS.filter(
    ({ CODIGO_DOCUMENTO: kind }) => !isOfOperation(kind) && kind !== earlier,
  ).map((each) => ({ ...each, ...NO_FILE }));
  const settled = calculateDuca(copied, reference);
  return { ...settled, PENDIENTES: pendingOf(settled, original, parts, reference) };
}

function pendingOf(
  body: DucaBody,
  original: DucaBody,
  parts: readonly CopyPart[],
  reference: Reference,
): Pending[] {
  const { list, add } = pendingList();
  add('numero', { group: 'DUCA', field: 'NO_ORDEN' });
  add('tasa', { group: 'DUCA', field: 'TIPO_CAMBIO' });
  if (original.EQUIPO.length > 0) add('equipo', { group: 'EQUIPO' });
  for (const group of ['DVAS', 'DVA_FACTURAS'] as const)
    if (original[group].length > 0) add('vinculo', { group });
  if (body.DUCA.FECHA_VENCIMIENTO !== '') {
    const { FECHA_VENCIMIENTO: value } = body.DUCA;
    add(value < reference.today ? 'vencido' : 'fecha', { group: 'DUCA', field: 'FECHA_VENCIMIENTO', value });
  }
  for (const line of body.DOCUMENTOS) addDocument(line, reference.today, add);
  if (parts.includes('transporte')) addTransport(body, add);
  if (parts.includes('fracciones') && body.FRACCIONES.length > 0) {
    for (const field of ['TOTAL_FOB_DOLARES', 'PESO_BRUTO_TOTAL', 'CANTIDAD_BULTOS'] as const) {
      if (body.DUCA[field] !== '') add('valor', { group: 'DUCA', field, value: body.DUCA[field] });
    }
    addQuotas(body, add);
    addEndedCodes(add, body.FRACCIONES.map(codePlace), reference);
    addRates(body, original, reference, add);
  }
  const value = body.OBSERVACIONES.OBSERVACIONES;
  if (value !== '') add('observacion', { group: 'OBSERVACIONES', field: 'OBSERVACIONES', value });
  return list;
}

const codePlace = ({ ID_FRACCION, CLASIFICACION_ARANCELARIA }: DucaBody['FRACCIONES'][number]) => ({
  group: 'FRACCIONES',
  field: 'CLASIFICACION_ARANCELARIA',
  line: ID_FRACCION,
  value: CLASIFICACION_ARANCELARIA,
});

/** A permit that has run out says so; any other still names the operation that it was given for. */
function addDocument(line: DucaBody['DOCUMENTOS'][number], today: string, add: AddStale): void {
  const { ID_DOCUMENTO, NUMERO_DOCUMENTO, FECHA_VENCIMIENTO_DOCUMENTO: until } = line;
  const place = { group: 'DOCUMENTOS', line: ID_DOCUMENTO };
  if (isDate(until) && until < today)
    add('vencido', { ...place, field: 'FECHA_VENCIMIENTO_DOCUMENTO', value: until });
  else add('documento', { ...place, field: 'NUMERO_DOCUMENTO', value: NUMERO_DOCUMENTO });
}

const TRANSPORT_FIELDS = { CONDUCTOR: 'NOMBRE_CONDUCTOR', UNIDAD: 'MATRICULA_UNIDAD_TRANSPORTE' } as const;

/** The vessel, plate and driver change with every trip. */
function addTransport(body: DucaBody, add: AddStale): void {
  for (const group of keysOf(TRANSPORT_FIELDS)) {
    const key = ducaDataSets[group].key;
    const field = TRANSPORT_FIELDS[group];
    const lines: readonly AnyRecord[] = body[group];
    for (const line of lines) {
      const value = line[field] ?? '';
      if (value !== '') add('vehiculo', { group, field, value, line: line[key!] });
    }
  }
}

/** A quota has a balance of its own day, and often one certificate a shipment. */
function addQuotas({ FRACCIONES }: DucaBody, add: AddStale): void {
  for (const line of FRACCIONES)
    for (const field of ['CUOTA_CONTINGENTE', 'CANTIDAD_CONTINGENTE', 'SALDO_CONTINGENTE'] as const)
      if ((line[field] ?? '') !== '')
        add('cuota', { group: 'FRACCIONES', field, value: line[field], line: line.ID_FRACCION });
}

const ratesOf = ({ FRACCION_TRIBUTOS }: DucaBody): GoodsRate[] =>
  FRACCION_TRIBUTOS.map((each) => ({ goods: each.ID_FRACCION, tax: each.CODIGO_TRIBUTO, rate: each.TASA }));

/** Rates of the fractions that are others today than they were when the earlier declaration was settled. */
function addRates(body: DucaBody, original: DucaBody, reference: Reference, add: AddStale): void {
  // Without an exchange rate nothing is settled; the earlier one serves to see the rates of today.
  const { TIPO_CAMBIO } = original.DUCA;
  const today = calculateDuca({ ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO } }, reference);
  addChangedRates(add, ratesOf(original), ratesOf(today), (goods) => {
    const fraction = body.FRACCIONES.find((each) => each.ID_FRACCION === goods);
    return fraction && codePlace(fraction);
  });
}
