import type { AnyRecord, BodyOf } from '../foundation/fields/dataSet.ts';
import { characteristicData, detailData, minimumData } from './fields/details.ts';
import { productData } from './fields/product.ts';

export const productDataSets = {
  PRODUCTO: productData,
  MINIMAS: minimumData,
  CARACTERISTICAS_INCISO: characteristicData,
  DETALLE_PRODUCTO: detailData,
};
export type ProductBody = BodyOf<typeof productDataSets>;

const { fields } = productData;

/** Columns of the list of products; what a search looks into, and what a line takes, stands here. */
export const productColumns = {
  CODIGO: fields.CODIGO,
  DESCRIPCION: fields.DESCRIPCION,
  PARTIDA: fields.PARTIDA,
  NOMBRE_PROVEEDOR: fields.NOMBRE_PROVEEDOR,
  ID_PROVEEDOR: fields.ID_PROVEEDOR,
  MARCA: fields.MARCA,
  MODELO: fields.MODELO,
  CARACTERISTICAS: fields.CARACTERISTICAS,
  MEDIDA: fields.MEDIDA,
  PAIS_ORIGEN: fields.PAIS_ORIGEN,
  ACTIVO: fields.ACTIVO,
};

/** Values of the columns; every one is a field of the product. */
export const productSummary = ({ PRODUCTO }: ProductBody): Record<string, string> => {
  const product: AnyRecord = PRODUCTO;
  return Object.fromEntries(Object.keys(productColumns).map((name) => [name, product[name] ?? '']));
};
