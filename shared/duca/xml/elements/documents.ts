import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { aboveZero } from '../rules/aboveZero.ts';
import { LINE, sequencePart } from '../rules/sequencePart.ts';

/** Boxes 54.1–54.8. */
export const supportDocuments: XmlGroup<DucaXmlContext> = {
  list: 'documentosSoporte',
  node: 'documento',
  dataSet: 'DOCUMENTOS',
  elements: [
    { node: 'tipo', field: 'CODIGO_DOCUMENTO' },
    { node: 'numero', field: 'NUMERO_DOCUMENTO' },
    { node: 'fechaEmision', field: 'FECHA_EMISION', format: formats.date, skipIfEmpty: true },
    {
      node: 'fechaVencimiento',
      field: 'FECHA_VENCIMIENTO_DOCUMENTO',
      format: formats.date,
      skipIfEmpty: true,
    },
    { node: 'paisEmision', field: 'ID_PAIS_EMISION', skipIfEmpty: true },
    {
      node: 'lineaInicial',
      field: 'LINEA',
      rule: sequencePart('LINEA', 'first'),
      pattern: LINE,
      skipIfEmpty: true,
    },
    {
      node: 'lineaFinal',
      field: 'LINEA',
      rule: sequencePart('LINEA', 'last'),
      pattern: LINE,
      skipIfEmpty: true,
    },
    { node: 'entidad', field: 'ENTIDAD_EMISORA', skipIfEmpty: true },
    { node: 'monto', field: 'MONTO', when: aboveZero('MONTO'), format: formats.amount, skipIfEmpty: true },
  ],
};

/** Box 55. */
export const remarks: XmlGroup<DucaXmlContext> = {
  node: 'observaciones',
  dataSet: 'OBSERVACIONES',
  elements: [{ node: 'texto', field: 'OBSERVACIONES', skipIfEmpty: true }],
};
