import { carriesValue } from '../catalogues/movement.ts';
import { detailed } from '../duca/detailedSources.fixture.ts';
import type { DeclarationSources } from '../declarations/sources.ts';
import { sampleReference, sampleSources, type SampleShape } from '../duca/sampleSources.fixture.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { calculateDua } from './calculate.ts';
import type { DuaBody } from './dataSets.ts';
import { duaFromDvas } from './derive/duaFromDvas.ts';

export const honduranReference = (today?: string): Reference => sampleReference('HN', today);

/** The sample's papers as an agent in Honduras has them: another importer, other offices, another bank's rate. */
export function honduranSources(
  shape: SampleShape,
  reference: Reference = honduranReference(),
  regime = '4000',
): DeclarationSources {
  const sources = sampleSources({ ...shape, priced: !carriesValue({ regime }, reference) }, reference);
  const { ORDEN } = sources.order.body;
  return {
    ...sources,
    order: {
      ...sources.order,
      body: {
        ORDEN: {
          ...ORDEN,
          NUMERO_ORDEN: '1456000567',
          REGISTRO_DECLARANTE: '145',
          NIT_IMPORTADOR: '08019021000018',
          NOMBRE_IMPORTADOR: 'COMERCIAL PEÑALBA & HIJOS, S. DE R.L.',
          DIRECCION_IMPORTADOR: 'BULEVAR MORAZÁN, TORRE 3',
          CIUDAD_IMPORTADOR: 'TEGUCIGALPA',
          ID_PAIS_IMPORTADOR: 'HN',
          ID_REGIMEN: regime,
          ID_MODALIDAD: '',
          ID_ADUANA: '0004',
        },
      },
    },
    transports: sources.transports.map(({ id, body }) => ({
      id,
      body: {
        ...body,
        DOCUMENTO: {
          ...body.DOCUMENTO,
          LUGAR_DESEMBARQUE_LOCODE: 'HNPCR',
          ID_ADUANA_INGRESO: '0004',
          ID_ADUANA_DESPACHO: '0011',
          ID_DEPOSITO: '',
          MANIFIESTO: 'M-2026-004417',
        },
      },
    })),
    exchangeRate: { rate: '26.29804', day: '2026-11-20' },
    declarant: {
      NUMERO_IDENTIFICACION: '05019021000018',
      NOMBRE: 'ADUANAS DEL VALLE DE SULA, S. DE R.L.',
      DOMICILIO: 'BULEVAR DEL NORTE, SAN PEDRO SULA',
    },
  };
}

/** A derived DUA of seven items. */
export const sampleDua = (
  reference: Reference = honduranReference(),
  regime = '4000',
  change = (sources: DeclarationSources): DeclarationSources => sources,
): DuaBody =>
  duaFromDvas(
    change(honduranSources({ lines: 7, invoices: 2, suppliers: 2, containers: 2 }, reference, regime)),
    reference,
  );

/** A declaration with every list filled: what its regime asks besides, papers and advantages of items, lines of its title. */
export function completeDua(reference: Reference = honduranReference(), regime = '4000'): DuaBody {
  const shape = { lines: 6, invoices: 2, suppliers: 2, containers: 2 };
  const body = duaFromDvas(detailed(honduranSources(shape, reference, regime)), reference);
  const [item] = body.DETALLE_MERCANCIAS;
  const ofItem = { ID_ITEM: item!.ID_ITEM, NUMERO_ITEM: '1' };
  return calculateDua(
    {
      ...body,
      DECLARACION: {
        ...body.DECLARACION,
        ID_MODALIDAD_ESPECIAL: 'AN',
        ID_MANIFIESTO_ENTREGA_RAPIDA: 'ER-7781',
        NUMERO_PREIMPRESO: 'P-004417',
        ID_FAUCA: 'F-2026-118',
        OBSERVACIONES: 'ENTREGAR EN BODEGA «3»',
        ENTIDAD_MEDIACION: 'BANCO ATLÁNTIDA',
        ID_FORMA_PAGO: 'CR',
        MOTIVO_OPERACION_SUSPENSIVA: '01',
        PLAZO_DIAS_MESES: '12',
        UNIDAD_PLAZO: 'M',
        ID_DEPOSITO_ALMACENAMIENTO: 'A001',
        ID_ADUANA_TRANSITO_DESTINO: '0023',
        ID_DEPOSITO_ADUANA_TRANSITO: 'T001',
        ID_RUTA_TRANSITO: 'R03',
        MANIFIESTO: 'M-2026-004417',
        TITULO_TRANSPORTE: 'MEDUXY771239',
        INDICADOR_CANCELACION_GLOBAL: '0',
      },
      DETALLE_PROVEEDORES: body.DETALLE_PROVEEDORES.map((each, line) => ({
        ...each,
        ID_PROVEEDOR: `REG-${line + 1}`,
      })),
      DETALLE_COMPLEMENTARIO: [{ ID_LINEA: 'com-1', CODIGO_COMPLEMENTARIO: '05', VALOR: 'CITA-118' }],
      DETALLE_BULTOS: [
        {
          ID_LINEA: 'bul-1',
          NUMERO_LINEA: '1',
          CANTIDAD_UNIDADES_AFECTADAS: '18.00',
          PESO_AFECTADO: '412.34',
        },
      ],
      DETALLE_MERCANCIAS: body.DETALLE_MERCANCIAS.map((each, line) => ({
        ...each,
        TITULO_MANIFIESTO_COURIER: 'T-118',
        MATRIZ_INSUMO: 'MX-7',
        DECLARACION_CANCELAR: '250011011994J',
        NUMERO_ITEM_CANCELAR: String(line + 1),
        AJUSTE_INCLUIR: line === 0 ? '100.00' : '0.00',
        AJUSTE_DEDUCIR: line === 0 ? '25.50' : '0.00',
        PAIS_ADQUISICION: each.PAIS_ADQUISICION || 'CN',
        CUOTA_ARANCELARIA: line === 0 ? 'C01' : '',
        CONVENIO: 'CV-1',
        EXONERACION_ADUANERA: line === 0 ? '01' : '',
        NUMERO_RESOLUCION: line === 0 ? 'RES-2026-77' : '',
        COMENTARIO: 'SIN COMENTARIO',
      })),
      DETALLE_DOCUMENTOS: [
        ...body.DETALLE_DOCUMENTOS,
        { ID_LINEA: 'doc-1', ...ofItem, CODIGO_DOCUMENTO: '861', REFERENCIA: 'CO-2026-1', PRESENCIA: '1' },
        { ID_LINEA: 'doc-2', ...ofItem, CODIGO_DOCUMENTO: '852', REFERENCIA: 'SAN-9', PRESENCIA: '0' },
      ],
      DETALLE_COMPLEMENTARIOS: [
        { ID_LINEA: 'coi-1', ...ofItem, CODIGO_COMPLEMENTARIO: '04', VALOR: 'RS-118-2026' },
      ],
      DETALLE_VENTAJAS: [{ ID_LINEA: 'ven-1', ...ofItem, CODIGO_VENTAJA: '3' }],
      DETALLE_TRANSPORTE: body.DETALLE_TRANSPORTE.map((each) => ({
        ...each,
        MATRICULA_REMOLQUE: 'TR-4417',
        NUMERO_EJES_TRANSPORTE: '3',
        PESO_TRANSPORTE: '8200.00',
        MARCA_TRANSPORTE: 'FREIGHTLINER',
        MOTOR_TRANSPORTE: 'DD15-778',
        CHASIS_TRANSPORTE: '1FUJGLDR9CSBN1234',
        NUMERO_EJES_REMOLQUE: '2',
        PESO_REMOLQUE: '5400.00',
        ID_NOMBRE_CONDUCTOR: 'JOSÉ ANTONIO MUÑOZ',
        DOCUMENTO_CONDUCTOR: '0801198512345',
        ID_PAIS_CONDUCTOR: 'HN',
        LICENCIA_CONDUCTOR: 'A-118',
        CANTIDAD_BULTOS: '9.00',
        PESO_BULTOS: '300.00',
      })),
    },
    reference,
  );
}
