import { clientBox } from '../duca/client.ts';
import type { DucaBody } from '../duca/dataSets.ts';
import { waitsForComplement } from '../duca/marks.ts';
import { ducaGuaranteedTaxes, ducaPaidTaxes, fractionTaxes } from '../duca/owedTaxes.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';
import { taxValues, type DeclarationValues } from './declarationFacts.ts';

/** A DUCA under the names of the analysis. */
export function ducaValues(body: DucaBody, reference: Reference): DeclarationValues {
  const { DUCA, DECLARANTE, FRACCIONES, DOCUMENTOS, COMPLEMENTO, PROVEEDORES } = body;
  const client = body[clientBox(body, reference)];
  const [paid, guaranteed] = [fractionTaxes(body, PAID), fractionTaxes(body, GUARANTEED)];
  const lacks =
    DUCA.NUMERO_DUCA !== '' &&
    COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA === '' &&
    waitsForComplement(DUCA.CLASE, reference);
  return {
    module: 'duca',
    text: {
      NO_ORDEN: DUCA.NO_ORDEN,
      NUMERO: DUCA.NUMERO_DUCA,
      REGIMEN: DUCA.CODIGO_REGIMEN,
      MODALIDAD: DUCA.MODALIDAD,
      TIPO: DUCA.CLASE,
      ADUANA: DUCA.ID_ADUANA_REGISTRO || DUCA.ID_ADUANA_INGRESO,
      NIT: client.NUMERO_IDENTIFICACION,
      CLIENTE: client.NOMBRE,
      AGENTE: DECLARANTE.NOMBRE,
      CANAL: DUCA.CANAL_SELECTIVO,
      ACEPTADA: DUCA.FECHA_ACEPTACION,
      VALIDA_HASTA: DUCA.VALIDA_HASTA,
      LEVANTE: DUCA.FECHA_LEVANTE,
      PENDIENTE: lacks ? '1' : '',
      PROVEEDOR: PROVEEDORES[0]?.NOMBRE_PROVEEDOR ?? '',
    },
    cif: DUCA.TOTAL_CIF_DOLARES,
    fob: DUCA.TOTAL_FOB_DOLARES,
    taxes: taxValues(ducaPaidTaxes(body)),
    guaranteed: taxValues(ducaGuaranteedTaxes(body)),
    lines: FRACCIONES.map((each) => ({
      LINEA: each.NUMERO_LINEA,
      FRACCION: each.CLASIFICACION_ARANCELARIA,
      DESCRIPCION: each.DESCRIPCION,
      ORIGEN: each.ID_PAIS_ORIGEN,
      ACUERDO: each.ACUERDO_1_ID,
      PESO: each.PESO_NETO,
      FOB: each.VALOR_FOB,
      CIF: each.VALOR_CIF,
      TRIBUTOS: paid.get(each.ID_FRACCION) ?? '',
      GARANTIZADO: guaranteed.get(each.ID_FRACCION) ?? '',
    })),
    papers: DOCUMENTOS.map((each) => ({
      CODIGO: each.CODIGO_DOCUMENTO,
      REFERENCIA: each.NUMERO_DOCUMENTO,
      VENCE: each.FECHA_VENCIMIENTO_DOCUMENTO,
      TEXTO: each.ENTIDAD_EMISORA,
    })),
  };
}
