import type { Pending } from '../../foundation/copies/copyPending.ts';
import { COPY_PARTS, type CopyPart } from '../../foundation/copies/partNames.ts';
import { takeParts } from '../../foundation/copies/parts.ts';
import { pendingList, type AddStale } from '../../foundation/copies/stale.ts';
import { isOfOperation } from '../../duca/marks.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { keysOf } from '../../foundation/keyed.ts';
import { addEndedCodes } from '../../tariff/endedCodes.ts';
import { addChangedRates, type GoodsRate } from '../../taxes/staleRates.ts';
import { calculateDua } from '../calculate.ts';
import { duaDataSets, type DuaBody, type DuaItem } from '../dataSets.ts';
import { duaParts } from './parts.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * A new declaration from an earlier one: the parts that are asked for, never what SARAH or the seal gave it (number, dates,
 * channel, liquidation), nor what it took of manifests and of other declarations, and the list of what is stale in it.
 * @param ofPapers lines of containers for which its new order has a transport document: that gives it lines of its own
 */
export function copyDua(
  original: DuaBody,
  reference: Reference,
  parts: readonly CopyPart[] = COPY_PARTS,
  ofPapers: ReadonlySet<string> = NONE,
): DuaBody {
  const copied = blankBody(duaDataSets);
  takeParts(duaParts, copied, original, parts);
  const items = new Set(copied.DETALLE_MERCANCIAS.map(({ ID_ITEM }) => ID_ITEM));
  const isKept = ({ CODIGO_DOCUMENTO }: { CODIGO_DOCUMENTO: string }): boolean =>
    !isOfOperation(CODIGO_DOCUMENTO);
  const own: DuaBody = {
    ...copied,
    DETALLE_DOCUMENTO: copied.DETALLE_DOCUMENTO.filter(isKept),
    // Papers of an item come with it alone.
    DETALLE_DOCUMENTOS: copied.DETALLE_DOCUMENTOS.filter((each) => isKept(each) && items.has(each.ID_ITEM)),
    // A line that was a container and nothing else is none any more.
    DETALLE_TRANSPORTE: copied.DETALLE_TRANSPORTE.filter(
      ({ ID_LINEA: key, ...facts }) =>
        !ofPapers.has(key) && Object.values<string>(facts).some((each) => each !== ''),
    ),
  };
  const settled = calculateDua(own, reference);
  return { ...settled, PENDIENTES: pendingOf(settled, original, parts, reference) };
}

const HEADER = 'DECLARACION';

function pendingOf(
  body: DuaBody,
  original: DuaBody,
  parts: readonly CopyPart[],
  reference: Reference,
): Pending[] {
  const { list, add } = pendingList();
  add('numero', { group: HEADER, field: 'NO_ORDEN' });
  add('tasa', { group: HEADER, field: 'TIPO_CAMBIO' });
  addLeftOut(original, add);
  addEquipment(body, original, add);
  for (const group of ['DETALLE_DOCUMENTO', 'DETALLE_DOCUMENTOS'] as const)
    for (const { ID_LINEA: line, REFERENCIA: value } of body[group])
      add('documento', { group, line, field: 'REFERENCIA', value });
  for (const group of ['DETALLE_COMPLEMENTARIO', 'DETALLE_COMPLEMENTARIOS'] as const)
    for (const { ID_LINEA: line, VALOR: value } of body[group])
      if (value !== '') add('respuesta', { group, line, field: 'VALOR', value });
  for (const line of body.DETALLE_TRANSPORTE) addVehicle(line, add);
  if (parts.includes('fracciones') && body.DETALLE_MERCANCIAS.length > 0) {
    for (const field of ['TOTAL_FOB_DOLARES', 'PESO_BRUTO_BULTOS', 'CANTIDAD_BULTOS'] as const)
      if (body.DECLARACION[field] !== '')
        add('valor', { group: HEADER, field, value: body.DECLARACION[field] });
    addGoods(body, original, reference, add);
  }
  const { OBSERVACIONES: value } = body.DECLARACION;
  if (value !== '') add('observacion', { group: HEADER, field: 'OBSERVACIONES', value });
  return list;
}

/** What the earlier one named and no other may: numbers of forms, and the manifest and titles whose balance it took. */
function addLeftOut({ DECLARACION, DETALLE_BULTOS }: DuaBody, add: AddStale): void {
  for (const field of ['NUMERO_PREIMPRESO', 'ID_FAUCA'] as const)
    if (DECLARACION[field] !== '') add('numero', { group: HEADER, field });
  for (const field of ['MANIFIESTO', 'TITULO_TRANSPORTE', 'ID_MANIFIESTO_ENTREGA_RAPIDA'] as const)
    if (DECLARACION[field] !== '') add('saldo', { group: HEADER, field });
  if (DETALLE_BULTOS.length > 0) add('saldo', { group: 'DETALLE_BULTOS' });
}

/** Containers and seals are left out of the lines of vehicles; of a line that was nothing else there is none. */
function addEquipment(body: DuaBody, { DETALLE_TRANSPORTE }: DuaBody, add: AddStale): void {
  const group = 'DETALLE_TRANSPORTE';
  const kept = new Set(body.DETALLE_TRANSPORTE.map(({ ID_LINEA }) => ID_LINEA));
  for (const { ID_LINEA: line, NUMERO_CONTENEDOR, NUMERO_PRECINTO } of DETALLE_TRANSPORTE)
    if (NUMERO_CONTENEDOR + NUMERO_PRECINTO !== '')
      add('equipo', { group, ...(kept.has(line) ? { line, field: 'NUMERO_CONTENEDOR' } : {}) });
}

/** The vessel, plate and driver change with every trip. */
function addVehicle(line: DuaBody['DETALLE_TRANSPORTE'][number], add: AddStale): void {
  for (const field of ['MATRICULA_UNIDAD_TRANSPORTE', 'ID_NOMBRE_CONDUCTOR'] as const)
    if (line[field] !== '')
      add('vehiculo', { group: 'DETALLE_TRANSPORTE', field, value: line[field], line: line.ID_LINEA });
}

const codePlace = ({ ID_ITEM, POSICION_ARANCELARIA }: DuaItem) => ({
  ...{ group: 'DETALLE_MERCANCIAS', field: 'POSICION_ARANCELARIA' },
  ...{ line: ID_ITEM, value: POSICION_ARANCELARIA },
});

/** Quotas and resolutions have a balance of their own day; what another declaration left is cancelled once. */
const OF_ITEMS = { CUOTA_ARANCELARIA: 'cuota', NUMERO_RESOLUCION: 'documento' } as const;
const CANCELLED = ['TITULO_MANIFIESTO_COURIER', 'DECLARACION_CANCELAR'] as const;

const ratesOf = ({ LIQUIDACION_ITEM_TRIBUTOS }: DuaBody): GoodsRate[] =>
  LIQUIDACION_ITEM_TRIBUTOS.map(({ ID_ITEM, CONCEPTO, TASA }) => ({
    goods: ID_ITEM,
    tax: CONCEPTO,
    rate: TASA,
  }));

function addGoods(body: DuaBody, original: DuaBody, reference: Reference, add: AddStale): void {
  const group = 'DETALLE_MERCANCIAS';
  for (const item of body.DETALLE_MERCANCIAS)
    for (const field of keysOf(OF_ITEMS))
      if (item[field] !== '') add(OF_ITEMS[field], { group, field, value: item[field], line: item.ID_ITEM });
  for (const item of original.DETALLE_MERCANCIAS)
    for (const field of CANCELLED) if (item[field] !== '') add('saldo', { group, field, line: item.ID_ITEM });
  addEndedCodes(add, body.DETALLE_MERCANCIAS.map(codePlace), reference);
  // Without an exchange rate nothing is settled; the earlier one serves to see the rates of today.
  const { TIPO_CAMBIO } = original.DECLARACION;
  const today = calculateDua({ ...body, DECLARACION: { ...body.DECLARACION, TIPO_CAMBIO } }, reference);
  addChangedRates(add, ratesOf(original), ratesOf(today), (goods) => {
    const item = body.DETALLE_MERCANCIAS.find((each) => each.NUMERO_ITEM === goods);
    return item && codePlace(item);
  });
}
