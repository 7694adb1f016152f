import type { BodyOf } from '../foundation/fields/dataSet.ts';
import { orderData } from './fields/order.ts';
import { receivedData } from './fields/received.ts';
import { keysOf, keyed } from '../foundation/keyed.ts';

export const workOrderDataSets = { ORDEN: orderData, RECIBIDO: receivedData };
export type WorkOrderBody = BodyOf<typeof workOrderDataSets>;

const { fields } = orderData;

/** Columns of the list of work orders. */
export const workOrderColumns = {
  NUMERO_ORDEN: fields.NUMERO_ORDEN,
  CORRELATIVO: fields.CORRELATIVO,
  NOMBRE_IMPORTADOR: fields.NOMBRE_IMPORTADOR,
  NIT_IMPORTADOR: fields.NIT_IMPORTADOR,
  DESCRIPCION: fields.DESCRIPCION,
  ID_PRIORIDAD: fields.ID_PRIORIDAD,
  ID_REGIMEN: fields.ID_REGIMEN,
  FECHA_APERTURA: fields.FECHA_APERTURA,
  FECHA_LIMITE: fields.FECHA_LIMITE,
  USUARIO_ASIGNADO: fields.USUARIO_ASIGNADO,
  REFERENCIA_CLIENTE: fields.REFERENCIA_CLIENTE,
  ID_USUARIO_ASIGNADO: fields.ID_USUARIO_ASIGNADO,
};

/** Values of the columns; every one is a field of the order. */
export const workOrderSummary = ({ ORDEN }: WorkOrderBody): Record<string, string> =>
  keyed(keysOf(workOrderColumns), (name) => ORDEN[name] ?? '');
