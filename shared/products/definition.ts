import { tariffFault } from '../catalogues/tariffProblems.ts';
import { defineDocument } from '../foundation/documents/definition.ts';
import { marksOf } from '../foundation/documents/mark.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { productKind } from './kind.ts';
import { productColumns, productDataSets, productSummary, type ProductBody } from './summary.ts';
import { codeMarkOf, goodsMarks } from './use.ts';

/** Goods of the company with their classification: typed once, proposed in every invoice. */
export const productDefinition = defineDocument({
  ...productKind,
  dataSets: productDataSets,
  columns: productColumns,
  summary: productSummary,
  index: {
    words: ['CODIGO', 'PARTIDA', 'DESCRIPCION', 'MARCA', 'MODELO', 'NOMBRE_PROVEEDOR', 'CARACTERISTICAS'],
    values: ['PARTIDA'],
  },
  // One code of one supplier is one product; without a code nothing tells two apart but their words.
  uniqueNumber: ({ PRODUCTO }) =>
    PRODUCTO.CODIGO === '' ? '' : `${PRODUCTO.CODIGO} ${supplierOf(PRODUCTO)}`.trim(),
  marks: ({ PRODUCTO }) => [
    ...marksOf(codeMarkOf('producto', PRODUCTO.CODIGO)),
    ...goodsMarks('producto', PRODUCTO.DESCRIPCION),
  ],
  calculate: (body) => body,
  check: checkProduct,
});

const supplierOf = (product: ProductBody['PRODUCTO']): string =>
  product.ID_PROVEEDOR || product.NOMBRE_PROVEEDOR;

function checkProduct({ PRODUCTO }: ProductBody, reference: Reference): Problem[] {
  const fault = tariffFault(PRODUCTO.PARTIDA, reference);
  if (!fault) return [];
  const report = fault.severity === 'error' ? problem : warning;
  return [report(fault.code, 'PRODUCTO.PARTIDA', `Clasificación arancelaria: ${fault.reason}.`)];
}
