import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { percent, PERCENT } from '../rules/percent.ts';
import { tariffCode } from '../rules/tariffCode.ts';
import { TAX_BASE, taxBase } from '../rules/taxBase.ts';
import { linePackages, TOTAL } from '../rules/total.ts';

/** Region of origin and destination of every message (spec 9, message values). */
export const REGION = 'RC1';

/** Boxes 35–52. */
export const fractions: XmlGroup<DucaXmlContext> = {
  list: 'fracciones',
  node: 'fraccion',
  dataSet: 'FRACCIONES',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    {
      node: 'codigoSAC',
      field: 'CLASIFICACION_ARANCELARIA',
      rule: tariffCode('ACUERDO_1_ID'),
      format: formats.tariff,
    },
    { node: 'descripcion', field: 'DESCRIPCION' },
    { node: 'numeroBultos', field: 'CANTIDAD_BULTOS', rule: linePackages, pattern: TOTAL },
    { node: 'claseBultos', field: 'ID_CLASE_BULTOS', skipIfEmpty: true },
    { node: 'pesoBruto', field: 'PESO_BRUTO', format: formats.amount },
    { node: 'pesoNeto', field: 'PESO_NETO', format: formats.amount },
    { node: 'cantidadUnidades', field: 'CANTIDAD_UNIDADES', format: formats.quantity },
    { node: 'tipoUnidad', field: 'ID_UNIDAD_MEDIDA' },
    { node: 'paisOrigen', field: 'ID_PAIS_ORIGEN' },
    { node: 'regionCP', fixed: REGION },
    { node: 'estadoMercancia', field: 'ID_ESTADO_MERCANCIA', skipIfEmpty: true },
    { node: 'acuerdo1', field: 'ACUERDO_1_ID', skipIfEmpty: true },
    { node: 'acuerdo2', field: 'ACUERDO_2_ID', skipIfEmpty: true },
    { node: 'cuotaContingente', field: 'CUOTA_CONTINGENTE', skipIfEmpty: true },
    { node: 'criterioOrigen', field: 'CRITERIO_ORIGEN', skipIfEmpty: true },
    { node: 'reglasAccesorias', field: 'REGLAS_ACCESORIAS', skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
    { node: 'fleteDolares', field: 'VALOR_FLETE', format: formats.amount },
    { node: 'seguroDolares', field: 'VALOR_SEGURO', format: formats.amount },
    { node: 'otrosGastos', field: 'VALOR_OTROS', format: formats.amount },
    { node: 'valorAduanaDolares', field: 'VALOR_CIF', format: formats.amount },
    { node: 'valorAduana', field: 'VALOR_ADUANA_LOCAL', format: formats.amount },
  ],
};

/** Boxes 53.1–53.4. */
export const fractionTaxes: XmlGroup<DucaXmlContext> = {
  list: 'tributosFraccion',
  node: 'tributoFraccion',
  dataSet: 'FRACCION_TRIBUTOS',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'tributo', field: 'CODIGO_TRIBUTO' },
    { node: 'baseImponible', field: 'BASE_IMPONIBLE', rule: taxBase, pattern: TAX_BASE },
    { node: 'tasa', field: 'TASA', rule: percent, pattern: PERCENT },
    { node: 'valorTributo', field: 'IMPORTE', format: formats.amount },
    { node: 'modalidadPago', field: 'MODALIDAD_PAGO', skipIfEmpty: true },
  ],
};

/** Boxes 34.1–34.3. */
export const taxes: XmlGroup<DucaXmlContext> = {
  list: 'liquidacion',
  node: 'tributo',
  dataSet: 'TRIBUTOS',
  elements: [
    { node: 'tributo', field: 'CODIGO_TRIBUTO' },
    { node: 'valorTributo', field: 'IMPORTE', format: formats.amount },
    { node: 'modalidadPago', field: 'MODALIDAD_PAGO', skipIfEmpty: true },
  ],
};
