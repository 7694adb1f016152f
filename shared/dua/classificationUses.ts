import { plainTariff } from '../foundation/text/tariffCode.ts';
import type { ClassificationUse } from '../products/use.ts';
import type { DuaBody } from './dataSets.ts';

/** A line of an invoice that a DUA was formed of. */
export interface InvoicedLine {
  ID_PRODUCTO: string;
  NOMBRE_COMERCIAL: string;
  NOMBRE_PROVEEDOR: string;
  CLASIFICACION_ARANCELARIA: string;
}

/**
 * How a registered DUA classified its goods. An item gathers goods and names none of them: a line of an invoice was
 * declared under its code where an item has that code, and an item of a code that no line has speaks for itself.
 */
export function classificationUses(
  id: string,
  { DECLARACION, DETALLE_MERCANCIAS, DETALLE_PROVEEDORES }: DuaBody,
  invoiced: readonly InvoicedLine[],
): ClassificationUse[] {
  const facts = {
    FECHA: DECLARACION.FECHA_ACEPTACION.slice(0, 10),
    CANAL: DECLARACION.CANAL_SELECTIVO,
    MODULO: 'dua',
    ID: id,
    NUMERO: DECLARACION.ID_SARAH,
  } as const;
  const declared = new Map(
    DETALLE_MERCANCIAS.map((each) => [plainTariff(each.POSICION_ARANCELARIA), each.DESCRIPCION]),
  );
  const lines = invoiced.flatMap((line): ClassificationUse[] => {
    const PARTIDA = plainTariff(line.CLASIFICACION_ARANCELARIA);
    const { ID_PRODUCTO: CODIGO, NOMBRE_COMERCIAL: NOMBRE, NOMBRE_PROVEEDOR: PROVEEDOR } = line;
    return declared.has(PARTIDA) ? [{ CODIGO, NOMBRE, PROVEEDOR, PARTIDA, ...facts }] : [];
  });
  const named = new Set(lines.map(({ PARTIDA }) => PARTIDA));
  const [supplier, ...others] = DETALLE_PROVEEDORES;
  const PROVEEDOR = others.length === 0 ? (supplier?.NOMBRE_PROVEEDOR ?? '') : '';
  const alone = [...declared].flatMap(([PARTIDA, NOMBRE]): ClassificationUse[] =>
    named.has(PARTIDA) ? [] : [{ CODIGO: '', NOMBRE, PROVEEDOR, PARTIDA, ...facts }],
  );
  return [...lines, ...alone];
}
