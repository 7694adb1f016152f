import { blankBody, blankRecord } from '../foundation/fields/dataSet.ts';
import { manifestDataSets, type ManifestBody } from './dataSets.ts';

const { MANIFIESTO, TITULOS } = manifestDataSets;

/** A courier's manifest that lacks nothing, with so many titles of one package and a half kilogram each. */
export function sampleManifest(titles = 2): ManifestBody {
  return {
    ...blankBody(manifestDataSets),
    MANIFIESTO: {
      ...blankRecord(MANIFIESTO),
      NUMERO_PREIMPRESO: 'PRE-2026-000123',
      ID_TIPO_MANIFIESTO: 'C',
      ID_ADUANA_INGRESO_SALIDA: '0004',
      IDENTIFICACION_TRANSPORTISTA: '08019021000018',
      NOMBRE_TRANSPORTISTA: 'COURIER DEL VALLE, S. DE R.L.',
      ID_UNIDAD_TRANSPORTE: 'AV',
      MATRICULA_UNIDAD_TRANSPORTE: 'HR-AXT',
      NUMERO_VIAJE: 'CV-118',
      ID_PAIS_PROCEDENCIA_DESTINO: 'US',
      FECHA_LLEGADA: '2026-11-20',
      CANTIDAD_BULTOS: `${titles}.00`,
      PESO_BRUTO_BULTOS: (titles / 2).toFixed(3),
    },
    TITULOS: Array.from({ length: titles }, (_, at) => ({
      ...blankRecord(TITULOS),
      ID_TITULO: `lin-${at + 1}`,
      TITULO_TRANSPORTE: `CV${String(at + 1).padStart(7, '0')}`,
      ID_TIPO_DOCUMENTO: '741',
      TITULO_MADRE: '729-10203045',
      ID_CATEGORIA_COURIER: 'B',
      IDENTIFICACION_CONSIGNATARIO: '08019021000018',
      NOMBRE_CONSIGNATARIO: `MARÍA LÓPEZ ${at + 1}`,
      DESCRIPCION: 'REPUESTO DE TELÉFONO',
      CANTIDAD_BULTOS: '1.00',
      PESO_BRUTO: '0.500',
      VALOR_FOB: '25.00',
    })),
  };
}
