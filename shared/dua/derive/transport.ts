import type { DeclarationSources } from '../../declarations/sources.ts';
import { round } from '../../foundation/decimal/decimal.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { containersOnce } from '../../transport-documents/containersOnce.ts';
import type { DuaBody } from '../dataSets.ts';
import { transport } from '../fields/transport.ts';

const ROAD = '3';

/** Number and name of a carrier as one value, in which the authority reads what stands before ' - '. */
const carrierText = (number: string, name: string): string =>
  [number, name].filter((each) => each !== '').join(' - ');

/**
 * A line for each container of the transport documents, one of several bills once with what they say of it together; one
 * for a document without containers.
 */
export function transportOf({ transports }: DeclarationSources): DuaBody['DETALLE_TRANSPORTE'] {
  const carried = containersOnce(transports);
  return transports.flatMap((bill) => {
    const { id, body } = bill;
    const { DOCUMENTO, CONTENEDORES } = body;
    const road = DOCUMENTO.ID_MODO_TRANSPORTE === ROAD;
    const byRoad = (value: string): string => (road ? value : '');
    const unit = {
      ...blankRecord(transport),
      MATRICULA_UNIDAD_TRANSPORTE: DOCUMENTO.ID_UNIDAD_TRANSPORTE.slice(0, 40),
      RTN_NOMBRE_TRANSPORTISTA: carrierText(DOCUMENTO.ID_TRANSPORTISTA, DOCUMENTO.NOMBRE_TRANSPORTISTA).slice(
        0,
        230,
      ),
      MATRICULA_REMOLQUE: byRoad(DOCUMENTO.MATRICULA_REMOLQUE),
      MARCA_TRANSPORTE: byRoad(DOCUMENTO.MARCA_TRANSPORTE),
      CHASIS_TRANSPORTE: byRoad(DOCUMENTO.CHASIS_TRANSPORTE),
      ID_NOMBRE_CONDUCTOR: byRoad(DOCUMENTO.NOMBRE_CONDUCTOR),
      DOCUMENTO_CONDUCTOR: byRoad(DOCUMENTO.ID_CONDUCTOR),
      ID_PAIS_CONDUCTOR: byRoad(DOCUMENTO.PAIS_CONDUCTOR),
      LICENCIA_CONDUCTOR: byRoad(DOCUMENTO.LICENCIA_CONDUCTOR),
    };
    if (CONTENEDORES.length === 0) {
      const { CANTIDAD_BULTOS, PESO_BRUTO } = DOCUMENTO;
      return [{ ...unit, ID_LINEA: id, CANTIDAD_BULTOS, PESO_BULTOS: hundredths(PESO_BRUTO) }];
    }
    const own = carried.filter((each) => each.bill === bill);
    return own.map(({ container: each }) => ({
      ...unit,
      ID_LINEA: each.ID_CONTENEDOR,
      NUMERO_CONTENEDOR: each.NUMERO_CONTENEDOR,
      NUMERO_PRECINTO: each.NUMERO_PRECINTO,
      CANTIDAD_BULTOS: each.CANTIDAD_BULTOS,
      PESO_BULTOS: hundredths(each.PESO_BRUTO),
    }));
  });
}

const hundredths = (weight: string): string => (weight === '' ? '' : round(weight, 2));
