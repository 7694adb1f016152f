import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../dataSets.ts';
import { carrier, driver, transportUnit } from '../fields/transport.ts';
import type { DucaSources } from './sources.ts';

/** Boxes 19, 23 and 24, from the transport documents; the first names carrier, driver and vehicle. */
export function transportOf({
  transports,
}: DucaSources): Pick<DucaBody, 'TRANSPORTISTA' | 'CONDUCTOR' | 'UNIDAD' | 'EQUIPO'> {
  const first = transports[0]?.body.DOCUMENTO;
  const containers = transports.flatMap((each) => each.body.CONTENEDORES);
  const road = first?.ID_MODO_TRANSPORTE === '3';
  return {
    TRANSPORTISTA: first
      ? { CODIGO_TRANSPORTISTA: first.ID_TRANSPORTISTA, NOMBRE_TRANSPORTISTA: first.NOMBRE_TRANSPORTISTA }
      : blankRecord(carrier),
    CONDUCTOR:
      first && road
        ? {
            ID_CONDUCTOR: first.ID_CONDUCTOR,
            LICENCIA_CONDUCTOR: first.LICENCIA_CONDUCTOR,
            ID_PAIS_CONDUCTOR: first.PAIS_CONDUCTOR,
            NOMBRE_CONDUCTOR: first.NOMBRE_CONDUCTOR,
          }
        : blankRecord(driver),
    UNIDAD: first
      ? {
          MATRICULA_UNIDAD_TRANSPORTE: first.ID_UNIDAD_TRANSPORTE,
          ID_PAIS_REGISTRO: first.PAIS_UNIDAD_TRANSPORTE,
          MARCA_TRANSPORTE: road ? first.MARCA_TRANSPORTE : '',
          CHASIS_TRANSPORTE: road ? first.CHASIS_TRANSPORTE : '',
          MATRICULA_REMOLQUE: road ? first.MATRICULA_REMOLQUE : '',
          CANTIDAD_UNIDADES_CARGA:
            containers.length > 0 ? String(containers.length) : first.CANTIDAD_UNIDADES_CARGA,
        }
      : blankRecord(transportUnit),
    EQUIPO: containers.map((each) => ({
      ID_EQUIPO: each.ID_CONTENEDOR,
      NUMERO_CONTENEDOR: each.NUMERO_CONTENEDOR,
      TIPO_EQUIPO: each.ID_TIPO_EQUIPO,
      TAMANO_EQUIPO: each.ID_TAMANO_EQUIPO,
      TIPO_CARGA: '',
      NUMERO_PRECINTO: each.NUMERO_PRECINTO,
    })),
  };
}
