import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

type Kind = 'ABSOLUTA' | 'PORCENTAJE' | 'DIAS' | 'EXACTA';
type Severity = 'ERROR' | 'ADVERTENCIA' | 'NINGUNA';

const check = (
  CLAVE: string,
  VALOR: string,
  TIPO: Kind,
  TOLERANCIA: string,
  SEVERIDAD: Severity,
): CatalogueRow => ({ CLAVE, VALOR, TIPO, TOLERANCIA, SEVERIDAD });

/**
 * What is compared between the documents of an order, how far two values may lie apart, and whether a difference
 * blocks the transmission. ABSOLUTA in the unit of the value, PORCENTAJE of the greater, DIAS in calendar days.
 */
export const crossCheckList = makeList({
  name: catalogue.crossChecks,
  title: 'Revisiones cruzadas y sus tolerancias',
  source: 'Práctica del oficio; ajústelas a la de su agencia',
  sample: true,
  rows: [
    check(
      'PESO_TRANSPORTE',
      'Peso bruto: DUCA y documento de transporte',
      'PORCENTAJE',
      '1.00',
      'ADVERTENCIA',
    ),
    check(
      'PESO_FACTURAS',
      'Peso bruto: facturas y documento de transporte',
      'PORCENTAJE',
      '5.00',
      'ADVERTENCIA',
    ),
    check('PESO_NETO_FACTURAS', 'Peso neto: DUCA y facturas', 'PORCENTAJE', '1.00', 'ADVERTENCIA'),
    check('BULTOS_TRANSPORTE', 'Bultos: DUCA y documento de transporte', 'ABSOLUTA', '0.00', 'ADVERTENCIA'),
    check('BULTOS_FACTURAS', 'Bultos: facturas y documento de transporte', 'ABSOLUTA', '0.00', 'ADVERTENCIA'),
    check('FOB_DVA', 'Precio: DUCA y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
    check('FLETE_DVA', 'Transporte: DUCA y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
    check('SEGURO_DVA', 'Seguro: DUCA y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
    check('OTROS_DVA', 'Otros gastos: DUCA y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
    check('TOTAL_FACTURA', 'Total en dólares: DUCA y factura', 'ABSOLUTA', '0.05', 'ERROR'),
    check('FLETE_TRANSPORTE', 'Flete: DUCA y documento de transporte', 'PORCENTAJE', '1.00', 'ADVERTENCIA'),
    check('MONEDA_FACTURA', 'Moneda: declaración de valor y factura', 'EXACTA', '', 'ERROR'),
    check(
      'TASA_FACTURA',
      'Tipo de cambio a dólares: declaración de valor y factura',
      'PORCENTAJE',
      '0.01',
      'ADVERTENCIA',
    ),
    check(
      'TASA_DIA',
      'Tasa de cambio: DUCA y banco central, el mismo día',
      'ABSOLUTA',
      '0.00005',
      'ADVERTENCIA',
    ),
    check('INCOTERM_FACTURA', 'Incoterm: DUCA y factura', 'EXACTA', '', 'ADVERTENCIA'),
    check('FECHA_FACTURA', 'Fecha de factura: DUCA y factura', 'EXACTA', '', 'ERROR'),
    check('NUMERO_FACTURA', 'Número de factura: DUCA y factura', 'EXACTA', '', 'ERROR'),
    check('FACTURA_EMBARQUE', 'La factura no es posterior al embarque', 'DIAS', '0', 'ADVERTENCIA'),
    check('EXPORTACION_EMBARQUE', 'Fecha de exportación y de embarque', 'DIAS', '15', 'ADVERTENCIA'),
    check(
      'NUMERO_TRANSPORTE',
      'Número de documento de transporte: DUCA y documento',
      'EXACTA',
      '',
      'ADVERTENCIA',
    ),
    check('CONTENEDORES', 'Contenedores: DUCA y documento de transporte', 'EXACTA', '', 'ADVERTENCIA'),
    check('MARCHAMOS', 'Marchamos: DUCA y documento de transporte', 'EXACTA', '', 'ADVERTENCIA'),
    check(
      'DVA_DE_LA_ORDEN',
      'Cada declaración de valor de la orden está en la DUCA',
      'EXACTA',
      '',
      'ADVERTENCIA',
    ),
    check(
      'FACTURA_DE_LA_ORDEN',
      'Cada factura de la orden está en una declaración de valor',
      'EXACTA',
      '',
      'ADVERTENCIA',
    ),
    check(
      'DUPLICADO_FACTURA',
      'La misma factura del mismo proveedor en otra orden',
      'EXACTA',
      '',
      'ADVERTENCIA',
    ),
    check(
      'DUPLICADO_TRANSPORTE',
      'El mismo documento de transporte en otra orden',
      'EXACTA',
      '',
      'ADVERTENCIA',
    ),
    check(
      'DUPLICADO_CONTENEDOR',
      'El mismo contenedor en otra orden, dentro de estos días',
      'DIAS',
      '30',
      'ADVERTENCIA',
    ),
    check('DUPLICADO_ORDEN', 'El mismo número de orden en otra orden o DUCA', 'EXACTA', '', 'ERROR'),
  ],
});
