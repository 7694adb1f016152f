import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { AnyBody, AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { anyDuca, ducasOf } from './ducas.ts';

const general = documentImplementations(anyDuca);

/** What belongs to the one declaration alone: its number, and what the authority answered to it. */
const OWN = [
  'NO_ORDEN',
  'NUMERO_DUCA',
  'FECHA_ACEPTACION',
  'VALIDA_HASTA',
  'FIRMA_ELECTRONICA',
  'CANAL_SELECTIVO',
  'TIPO_CAMBIO',
  'FECHA_TIPO_CAMBIO',
];

/** Data sets that name documents of the first declaration's order, or goods by their own number: a copy has its own. */
const LINKED = [
  'DVAS',
  'DVA_INTERMEDIARIOS',
  'DVA_FACTURAS',
  'FRACCION_ITEMS',
  'ITEM_CARACTERISTICAS',
  'VEHICULOS',
  'MAQUINARIA',
  'AERONAVES',
  'EMBARCACIONES',
  'DOCUMENTOS',
  'EQUIPO',
];

/** Copies a DUCA as a new draft without order, number and the documents that belong to the first one's shipment. */
export const copy: Implementation<typeof ducaProcedures.copy> = async (call) => {
  const { body } = await ducasOf(call).open(call.input.ID, call.input.VERSION);
  const CUERPO: AnyBody = {
    ...body,
    DUCA: { ...(body['DUCA'] as AnyRecord), ...Object.fromEntries(OWN.map((name) => [name, ''])) },
    ...Object.fromEntries(LINKED.map((name) => [name, []])),
  };
  return general.create({ ...call, input: { ID_ORDEN: undefined, CUERPO } });
};
