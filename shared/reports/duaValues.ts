import type { DuaBody } from '../dua/dataSets.ts';
import { taxesOfItems } from '../dua/liquidation/taxesOfItems.ts';
import { duaGuaranteedTaxes, duaPaidTaxes } from '../dua/owedTaxes.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';
import { taxValues, type DeclarationValues } from './declarationFacts.ts';

/** A DUA under the names of the analysis. */
export function duaValues(body: DuaBody): DeclarationValues {
  const { DECLARACION, DETALLE_MERCANCIAS, DETALLE_DOCUMENTO, DETALLE_PROVEEDORES } = body;
  const [paid, guaranteed] = [taxesOfItems(body, PAID), taxesOfItems(body, GUARANTEED)];
  return {
    module: 'dua',
    text: {
      NO_ORDEN: DECLARACION.NO_ORDEN,
      NUMERO: DECLARACION.ID_SARAH,
      REGIMEN: DECLARACION.CODIGO_REGIMEN,
      MODALIDAD: DECLARACION.ID_MODALIDAD_ESPECIAL,
      ADUANA: DECLARACION.ID_ADUANA_DESPACHO,
      NIT: DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR,
      CLIENTE: DECLARACION.NOMBRE_IMPORTADOR,
      AGENTE: DECLARACION.NOMBRE_DECLARANTE,
      CANAL: DECLARACION.CANAL_SELECTIVO,
      ACEPTADA: DECLARACION.FECHA_ACEPTACION,
      LEVANTE: DECLARACION.FECHA_LEVANTE,
      PROVEEDOR: DETALLE_PROVEEDORES[0]?.NOMBRE_PROVEEDOR ?? '',
    },
    cif: DECLARACION.TOTAL_VALOR_ADUANA_DOLARES,
    fob: DECLARACION.TOTAL_FOB_DOLARES,
    taxes: taxValues(duaPaidTaxes(body)),
    guaranteed: taxValues(duaGuaranteedTaxes(body)),
    lines: DETALLE_MERCANCIAS.map((each, at) => ({
      LINEA: each.NUMERO_ITEM,
      FRACCION: each.POSICION_ARANCELARIA,
      DESCRIPCION: each.DESCRIPCION,
      ORIGEN: each.PAIS_ORIGEN,
      ACUERDO: each.CONVENIO,
      PESO: each.PESO_NETO,
      FOB: each.VALOR_FOB,
      CIF: each.VALOR_ADUANA_DOLARES,
      TRIBUTOS: paid[at] ?? '',
      GARANTIZADO: guaranteed[at] ?? '',
    })),
    papers: DETALLE_DOCUMENTO.map((each) => ({
      CODIGO: each.CODIGO_DOCUMENTO,
      REFERENCIA: each.REFERENCIA,
      VENCE: '',
      TEXTO: '',
    })),
  };
}
