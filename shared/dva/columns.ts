import { field } from '../foundation/fields/field.ts';
import { dvaDataSets, type DvaBody } from './fields/dataSets.ts';

const { DVA } = dvaDataSets;

/** Columns of the list of DVAs. */
export const dvaColumns = {
  ID_DVA: DVA.fields.ID_DVA,
  NOMBRE_PROVEEDOR: { ...DVA.fields.NOMBRE_PROVEEDOR, label: 'Proveedor' },
  NUMERO_FACTURAS: { ...DVA.fields.NUMERO_FACTURAS, label: 'Facturas' },
  ID_INCOTERM: DVA.fields.ID_INCOTERM,
  LINEAS: field.integer('Líneas'),
  CASILLA_39: { ...DVA.fields.CASILLA_39, label: 'Precio factura (US$)' },
  CASILLA_46: { ...DVA.fields.CASILLA_46, label: 'Valor en aduana (US$)' },
  NUMERO_DECLARACION: { ...DVA.fields.NUMERO_DECLARACION, label: 'Declaración' },
  DUCA_ID: DVA.fields.DUCA_ID,
} as const;

export const dvaSummary = ({
  DVA: header,
  MERCANCIAS,
}: DvaBody): Record<keyof typeof dvaColumns, string> => ({
  ID_DVA: header.ID_DVA,
  NOMBRE_PROVEEDOR: header.NOMBRE_PROVEEDOR,
  NUMERO_FACTURAS: header.NUMERO_FACTURAS,
  ID_INCOTERM: header.ID_INCOTERM,
  LINEAS: String(MERCANCIAS.length),
  CASILLA_39: header.CASILLA_39,
  CASILLA_46: header.CASILLA_46,
  NUMERO_DECLARACION: header.NUMERO_DECLARACION,
  DUCA_ID: header.DUCA_ID,
});
