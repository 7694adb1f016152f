import type { Reference } from '../foundation/documents/reference.ts';
import { calculateDuca } from './calculate.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { detailed } from './detailedSources.fixture.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';

/** A declaration with every data set filled, and every question answered once with yes and once with no. */
export function completeDuca(reference: Reference = sampleReference()): DucaBody {
  const shape = { lines: 6, invoices: 2, suppliers: 2, containers: 2 };
  const body = ducaFromDvas(detailed(sampleSources(shape, reference)), reference);
  return calculateDuca(
    {
      ...body,
      DUCA: {
        ...body.DUCA,
        ID_ADUANA_DESTINO: 'ST',
        DEPOSITO_TEMPORAL: 'D001',
        DEPOSITO_TEMPORAL_DESTINO: 'D002',
      },
      TRANSPORTISTA: [
        ...body.TRANSPORTISTA,
        {
          ID_LINEA: 'tra-2',
          CODIGO_TRANSPORTISTA: 'T-0417',
          NOMBRE_TRANSPORTISTA: 'FLETES DEL ISTMO, S.A.',
        },
      ],
      CONDUCTOR: [
        driver('con-1', '2547896320101', 'JOSÉ ANTONIO MUÑOZ'),
        driver('con-2', '1998745620101', 'MARÍA ÁNGELA PÉREZ'),
      ],
      FRACCION_ITEMS: body.FRACCION_ITEMS.map((each, line) => ({
        ...each,
        ACUERDO_PREFERENCIAL_2: line === 1 ? '400' : '',
        NOMBRE_CATALOGO: 'VEHÍCULO',
        VALOR_CATALOGO: 'AUTOMÓVIL DE TURISMO',
      })),
      ITEM_CARACTERISTICAS: [
        {
          ID_CARACTERISTICA: 'car-1',
          ID_ITEM: body.FRACCION_ITEMS[0]!.ID_ITEM,
          NUMERO_ITEM: '1',
          NUMERO_ENLACE: '1',
          NOMBRE_CATALOGO: 'MATERIAL',
          VALOR_CATALOGO: 'ALUMINIO',
          TEXTO_LIBRE: 'anodizado',
        },
      ],
      USUARIO_ZONA_FRANCA: {
        CODIGO_USUARIO: 'ZF-044',
        NUMERO_IDENTIFICACION: '73581127',
        NOMBRE: 'LOGÍSTICA DEL ATLÁNTICO, S.A.',
        ID_ZONA_FRANCA: 'Z001',
        DOMICILIO: 'BODEGA 12',
        NUMERO_RESOLUCION: 'RES-2025-118',
      },
      DVAS: body.DVAS.map((each, line) => ({
        ...each,
        NUMERO_CONTRATO: line === 0 ? 'C-2026-14' : '',
        FECHA_CONTRATO: '2026-08-01',
        FORMA_ENVIO: 'OT',
        OTRA_FORMA_ENVIO: line === 0 ? 'Por etapas' : '',
        FORMA_PAGO: 'OT',
        OTRA_FORMA_PAGO: line === 0 ? 'Compensación' : '',
        CASILLA_24: line === 0 ? '1' : '0',
        CASILLA_24_1: 'Solo para reventa en la región',
        CASILLA_28: line === 0 ? '0' : '1',
        CASILLA_28_1: 'Descuento de la compra anterior',
      })),
      DVA_FACTURAS: body.DVA_FACTURAS.map((each, line) => ({
        ...each,
        ...(line === 0 && {
          FORMA_ENVIO: 'OT',
          OTRA_FORMA_ENVIO: 'En dos barcos',
          FORMA_PAGO: 'OT',
          OTRA_FORMA_PAGO: 'Permuta',
        }),
      })),
      DVA_INTERMEDIARIOS: [
        {
          ID_INTERMEDIARIO: 'int-1',
          ID_DVA: body.DVAS[0]!.ID_DVA,
          NUMERO_DVA: body.DVAS[0]!.NUMERO_DVA,
          NOMBRE_INTERMEDIARIO: 'CORREDORES UNIDOS, S.A.',
          DIRECCION_INTERMEDIARIO: 'CALLE 50, PANAMÁ',
          ID_PAIS_INTERMEDIARIO: 'PA',
          ID_TIPO_INTERMEDIARIO: 'OT',
          OTRO_TIPO_INTERMEDIARIO: 'Consolidador',
        },
      ],
    },
    reference,
  );
}

const driver = (id: string, number: string, name: string): DucaBody['CONDUCTOR'][number] => ({
  ID_LINEA: id,
  NUMERO_TRANSPORTISTA: '2',
  ID_CONDUCTOR: number,
  LICENCIA_CONDUCTOR: `A-${number.slice(0, 7)}`,
  ID_PAIS_CONDUCTOR: 'GT',
  NOMBRE_CONDUCTOR: name,
});
