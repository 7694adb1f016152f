import type { TransportBody } from './dataSets.ts';
import { documentData } from './fields/document.ts';
import { field } from '../foundation/fields/field.ts';
import { keysOf, keyed } from '../foundation/keyed.ts';

const { fields } = documentData;

/** Columns of the list of transport documents. */
export const transportColumns = {
  NUMERO_DOCUMENTO: fields.NUMERO_DOCUMENTO,
  ID_TIPO_DOCUMENTO: fields.ID_TIPO_DOCUMENTO,
  FECHA_DOCUMENTO: fields.FECHA_DOCUMENTO,
  NOMBRE_TRANSPORTISTA: fields.NOMBRE_TRANSPORTISTA,
  ID_MODO_TRANSPORTE: fields.ID_MODO_TRANSPORTE,
  MANIFIESTO: fields.MANIFIESTO,
  PESO_BRUTO: fields.PESO_BRUTO,
  CANTIDAD_BULTOS: fields.CANTIDAD_BULTOS,
  CONTENEDORES: field.text('Contenedores', { max: 300 }),
};

type FromHeader = Exclude<keyof typeof transportColumns, 'CONTENEDORES'>;

/** Container numbers stand in the row too, so that a search by one finds its document. */
export function transportSummary({
  DOCUMENTO,
  CONTENEDORES,
}: TransportBody): Record<keyof typeof transportColumns, string> {
  const names = keysOf(transportColumns).filter((name): name is FromHeader => name !== 'CONTENEDORES');
  const values = keyed(names, (name) => DOCUMENTO[name]);
  return { ...values, CONTENEDORES: containerText(CONTENEDORES.map((each) => each.NUMERO_CONTENEDOR)) };
}

const SHOWN = 20;
const containerText = (numbers: readonly string[]): string =>
  numbers.filter(Boolean).slice(0, SHOWN).join(', ');
