import type { DucaBody } from '../dataSets.ts';
import { containersOnce, type Carried } from '../../transport-documents/containersOnce.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

type Transport = DeclarationSources['transports'][number];

const ROAD = '3';

/**
 * Boxes 19, 23 and 24, from the transport documents in their order: the first one's carrier, driver and vehicle stand
 * in the boxes. Bills of one ship name the same carrier and vehicle, which are told once.
 */
export function transportOf({
  transports,
}: DeclarationSources): Pick<DucaBody, 'TRANSPORTISTA' | 'CONDUCTOR' | 'UNIDAD' | 'EQUIPO'> {
  const carriers = distinct(transports, ({ body: { DOCUMENTO } }) => [
    DOCUMENTO.ID_TRANSPORTISTA,
    DOCUMENTO.NOMBRE_TRANSPORTISTA,
  ]);
  const numberOf = (transport: Transport): string => {
    const at = carriers.findIndex((each) => each.all.includes(transport));
    return carriers.length < 2 || at < 0 ? '' : String(at + 1);
  };
  const carried = containersOnce(transports);
  const byRoad = transports.filter((each) => each.body.DOCUMENTO.ID_MODO_TRANSPORTE === ROAD);
  return {
    TRANSPORTISTA: carriers.map(({ first: { id, body } }) => ({
      ID_LINEA: id,
      CODIGO_TRANSPORTISTA: body.DOCUMENTO.ID_TRANSPORTISTA,
      NOMBRE_TRANSPORTISTA: body.DOCUMENTO.NOMBRE_TRANSPORTISTA,
    })),
    CONDUCTOR: distinct(byRoad, ({ body: { DOCUMENTO } }) => [
      DOCUMENTO.ID_CONDUCTOR,
      DOCUMENTO.LICENCIA_CONDUCTOR,
      DOCUMENTO.NOMBRE_CONDUCTOR,
    ]).map(({ first, first: { id, body } }) => ({
      ID_LINEA: id,
      NUMERO_TRANSPORTISTA: numberOf(first),
      ID_CONDUCTOR: body.DOCUMENTO.ID_CONDUCTOR,
      LICENCIA_CONDUCTOR: body.DOCUMENTO.LICENCIA_CONDUCTOR,
      ID_PAIS_CONDUCTOR: body.DOCUMENTO.PAIS_CONDUCTOR,
      NOMBRE_CONDUCTOR: body.DOCUMENTO.NOMBRE_CONDUCTOR,
    })),
    UNIDAD: distinct(transports, ({ body: { DOCUMENTO } }) => [
      DOCUMENTO.ID_UNIDAD_TRANSPORTE,
      DOCUMENTO.PAIS_UNIDAD_TRANSPORTE,
    ]).map(({ first, all }) => unitOf(first, all, numberOf(first), carried)),
    EQUIPO: carried.map(({ container: each }) => ({
      ID_EQUIPO: each.ID_CONTENEDOR,
      NUMERO_CONTENEDOR: each.NUMERO_CONTENEDOR,
      TIPO_EQUIPO: each.ID_TIPO_EQUIPO,
      TAMANO_EQUIPO: each.ID_TAMANO_EQUIPO,
      TIPO_CARGA: each.ID_TIPO_CARGA,
      NUMERO_PRECINTO: each.NUMERO_PRECINTO,
    })),
  };
}

/** A vehicle with the containers of all the documents that it carries; one of several documents counts with the first. */
function unitOf(
  { id, body: { DOCUMENTO } }: Transport,
  all: readonly Transport[],
  carrier: string,
  carried: readonly Carried<Transport>[],
): DucaBody['UNIDAD'][number] {
  const road = DOCUMENTO.ID_MODO_TRANSPORTE === ROAD;
  const containers = carried.filter(({ bill }) => all.includes(bill)).length;
  const loose = all.every((each) => each.body.CONTENEDORES.length === 0);
  return {
    ID_LINEA: id,
    NUMERO_TRANSPORTISTA: carrier,
    MATRICULA_UNIDAD_TRANSPORTE: DOCUMENTO.ID_UNIDAD_TRANSPORTE,
    ID_PAIS_REGISTRO: DOCUMENTO.PAIS_UNIDAD_TRANSPORTE,
    MARCA_TRANSPORTE: road ? DOCUMENTO.MARCA_TRANSPORTE : '',
    CHASIS_TRANSPORTE: road ? DOCUMENTO.CHASIS_TRANSPORTE : '',
    MATRICULA_REMOLQUE: road ? DOCUMENTO.MATRICULA_REMOLQUE : '',
    CANTIDAD_UNIDADES_CARGA: loose ? DOCUMENTO.CANTIDAD_UNIDADES_CARGA : String(containers || ''),
  };
}

/** Transport documents by what they have in common; those that say nothing of it are left out. */
function distinct(
  transports: readonly Transport[],
  of: (transport: Transport) => readonly string[],
): { first: Transport; all: Transport[] }[] {
  const groups = new Map<string, { first: Transport; all: Transport[] }>();
  for (const transport of transports) {
    const words = of(transport);
    if (words.every((each) => each === '')) continue;
    const key = words.join('\n').toUpperCase();
    const known = groups.get(key);
    if (known) known.all.push(transport);
    else groups.set(key, { first: transport, all: [transport] });
  }
  return [...groups.values()];
}
