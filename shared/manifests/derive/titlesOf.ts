import { movementOf } from '../../catalogues/movement.ts';
import { endOfVoyage } from '../../declarations/countries.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { rederive } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody, blankRecord } from '../../foundation/fields/dataSet.ts';
import { add, compare, subtract, sum } from '../../foundation/decimal/decimal.ts';
import type { TransportBody } from '../../transport-documents/dataSets.ts';
import { manifestDataSets, type ManifestBody, type ManifestTitle } from '../dataSets.ts';

/** A stored transport document, and whose goods it carries. */
export interface Carried {
  id: string;
  body: TransportBody;
  client: ManifestClient;
  /** Country to which it takes what leaves, '' while nobody says; absent of what comes in or only crosses. */
  leavesTo?: string;
}

/** Whose goods they are, by the order of the document: who sends what leaves, and else who receives it. */
export interface ManifestClient {
  NIT_IMPORTADOR: string;
  NOMBRE_IMPORTADOR: string;
  DESCRIPCION: string;
}

const NOBODY: ManifestClient = { NIT_IMPORTADOR: '', NOMBRE_IMPORTADOR: '', DESCRIPCION: '' };

/** A transport document as a manifest takes it, by what its order foresees of the goods. */
export function carriedOf(
  { id, body }: Pick<Carried, 'id' | 'body'>,
  order: DeclarationSources['order'] | undefined,
  reference: Reference,
): Carried {
  if (!order) return { id, body, client: NOBODY };
  const { ID_MODALIDAD, ID_REGIMEN, NIT_IMPORTADOR, NOMBRE_IMPORTADOR, DESCRIPCION } = order.body.ORDEN;
  const movement = movementOf({ modality: ID_MODALIDAD, regime: ID_REGIMEN }, reference);
  return {
    id,
    body,
    client: {
      NIT_IMPORTADOR,
      NOMBRE_IMPORTADOR,
      DESCRIPCION: DESCRIPCION.replace(/\s+/g, ' ').slice(0, 300),
    },
    ...(movement === 'leaves'
      ? { leavesTo: endOfVoyage({ order, transports: [{ id, body }], movement }, reference) }
      : {}),
  };
}

/** Type of manifest and unit of transport by mode: UN/CEFACT recommendation 19. */
const BY_MODE: Readonly<Record<string, readonly [type: string, unit: string]>> = {
  '1': ['M', 'BU'],
  '3': ['T', 'CA'],
  '4': ['A', 'AV'],
};

const { MANIFIESTO, TITULOS, TITULOS_CONTENEDORES } = manifestDataSets;

/** What the first of the documents says of the whole voyage. */
function headerOf(carried: readonly Carried[]): ManifestBody['MANIFIESTO'] {
  const [first] = carried;
  const blank = blankRecord(MANIFIESTO);
  if (!first) return blank;
  const { body, leavesTo } = first;
  const { DOCUMENTO } = body;
  const [type = '', unit = ''] = BY_MODE[DOCUMENTO.ID_MODO_TRANSPORTE] ?? [];
  return {
    ...blank,
    ID_TIPO_MANIFIESTO: type,
    ID_UNIDAD_TRANSPORTE: unit,
    ID_ADUANA_INGRESO_SALIDA: DOCUMENTO.ID_ADUANA_INGRESO,
    NOMBRE_TRANSPORTISTA: DOCUMENTO.NOMBRE_TRANSPORTISTA,
    MATRICULA_UNIDAD_TRANSPORTE: DOCUMENTO.ID_UNIDAD_TRANSPORTE.slice(0, 40),
    NUMERO_VIAJE: DOCUMENTO.NUMERO_VIAJE,
    ID_PAIS_PROCEDENCIA_DESTINO: leavesTo ?? DOCUMENTO.PAIS_EMBARQUE,
    LUGAR_EMBARQUE_LOCODE: DOCUMENTO.LUGAR_EMBARQUE_LOCODE,
    LUGAR_DESEMBARQUE_LOCODE: DOCUMENTO.LUGAR_DESEMBARQUE_LOCODE,
    FECHA_SALIDA: DOCUMENTO.FECHA_EMBARQUE,
    FECHA_LLEGADA: DOCUMENTO.FECHA_ARRIBO,
  };
}

/** The manifest with what it does not say of its voyage yet told by the first of the documents. */
export function withVoyage(body: ManifestBody, carried: readonly Carried[]): ManifestBody {
  const own = Object.entries(body.MANIFIESTO).filter(([, value]) => value !== '');
  return { ...body, MANIFIESTO: { ...headerOf(carried), ...Object.fromEntries(own) } };
}

/** What the titles moved the totals of the header by, from one body to the next; a blank one is their sum. */
function totalsMoved(before: ManifestBody, next: ManifestBody) {
  const moved = (stated: string, column: 'CANTIDAD_BULTOS' | 'PESO_BRUTO'): string => {
    const [was, now] = [before, next].map(({ TITULOS: all }) => sum(all.map((each) => each[column])));
    if (stated === '') return now!;
    return compare(was!, now!) === 0 ? stated : add(stated, subtract(now!, was!));
  };
  const { CANTIDAD_BULTOS, PESO_BRUTO_BULTOS } = before.MANIFIESTO;
  return {
    CANTIDAD_BULTOS: moved(CANTIDAD_BULTOS, 'CANTIDAD_BULTOS'),
    PESO_BRUTO_BULTOS: moved(PESO_BRUTO_BULTOS, 'PESO_BRUTO'),
  };
}

/** The documents that a manifest holds no title of yet, by their number or as they were taken. */
export function notHeld({ TITULOS }: ManifestBody, carried: readonly Carried[]): Carried[] {
  const numbers = new Set(TITULOS.map((each) => each.TITULO_TRANSPORTE));
  const ids = new Set(TITULOS.map((each) => each.ID_TITULO));
  return carried.filter(({ id, body }) => !ids.has(id) && !numbers.has(body.DOCUMENTO.NUMERO_DOCUMENTO));
}

/** The manifest with a title for each of the documents, and its containers; what the header adds up to grows by them. */
export function withTitles(body: ManifestBody, carried: readonly Carried[]): ManifestBody {
  const grown = {
    ...body,
    TITULOS: [...body.TITULOS, ...carried.map(titleOf)],
    TITULOS_CONTENEDORES: [...body.TITULOS_CONTENEDORES, ...carried.flatMap(containersOf)],
  };
  return { ...grown, MANIFIESTO: { ...body.MANIFIESTO, ...totalsMoved(body, grown) } };
}

/**
 * A manifest of these documents alone, as the last derivation (`base`) put them together: in its order, without those that
 * went. Its first one tells of the voyage, and where that says nothing it stays what it was.
 */
export function manifestOf(carried: readonly Carried[], base: ManifestBody): ManifestBody {
  const there = new Map(carried.map((each) => [each.id, each]));
  const own = base.TITULOS.flatMap(({ ID_TITULO }) => there.get(ID_TITULO) ?? []);
  const blank = blankBody(manifestDataSets);
  const voyage = Object.entries(headerOf(own)).filter(([, value]) => value !== '');
  const said = {
    ...base.MANIFIESTO,
    CANTIDAD_BULTOS: '',
    PESO_BRUTO_BULTOS: '',
    ...Object.fromEntries(voyage),
  };
  return withTitles({ ...blank, MANIFIESTO: said }, own);
}

/** Of what was derived, the titles that a manifest still holds. */
export function heldOf(base: ManifestBody, { TITULOS }: ManifestBody): ManifestBody {
  const left = new Set(TITULOS.map((each) => each.ID_TITULO));
  if (base.TITULOS.every(({ ID_TITULO }) => left.has(ID_TITULO))) return base;
  const gone = new Set(
    base.TITULOS.flatMap((each) => (left.has(each.ID_TITULO) ? [] : [each.TITULO_TRANSPORTE])),
  );
  return {
    ...base,
    TITULOS: base.TITULOS.filter(({ ID_TITULO }) => left.has(ID_TITULO)),
    TITULOS_CONTENEDORES: base.TITULOS_CONTENEDORES.filter((each) => !gone.has(each.TITULO_TRANSPORTE)),
  };
}

/** The manifest derived again: what a person changed stays, and its totals move by as much as its titles do. */
export function manifestAgain(base: ManifestBody, mine: ManifestBody, fresh: ManifestBody): ManifestBody {
  const { body } = rederive(manifestDataSets, base, mine, fresh);
  return { ...body, MANIFIESTO: { ...body.MANIFIESTO, ...totalsMoved(mine, body) } };
}

/** The client is who receives what comes in, and who sends what leaves: who receives that, no paper of the order says. */
const partiesOf = ({ client, leavesTo }: Carried): Partial<ManifestTitle> =>
  leavesTo === undefined
    ? {
        IDENTIFICACION_CONSIGNATARIO: client.NIT_IMPORTADOR,
        NOMBRE_CONSIGNATARIO: client.NOMBRE_IMPORTADOR,
      }
    : { NOMBRE_REMITENTE: client.NOMBRE_IMPORTADOR };

const titleOf = (carried: Carried): ManifestTitle => {
  const {
    id,
    body: { DOCUMENTO },
    client,
  } = carried;
  return {
    ...blankRecord(TITULOS),
    ID_TITULO: id,
    TITULO_TRANSPORTE: DOCUMENTO.NUMERO_DOCUMENTO,
    ID_TIPO_DOCUMENTO: DOCUMENTO.ID_TIPO_DOCUMENTO,
    TITULO_MADRE: DOCUMENTO.NUMERO_BL === DOCUMENTO.NUMERO_DOCUMENTO ? '' : DOCUMENTO.NUMERO_BL,
    ...partiesOf(carried),
    ID_PAIS_ORIGEN: DOCUMENTO.PAIS_EMBARQUE,
    DESCRIPCION: client.DESCRIPCION,
    CANTIDAD_BULTOS: DOCUMENTO.CANTIDAD_BULTOS,
    PESO_BRUTO: DOCUMENTO.PESO_BRUTO,
    ID_CLASE_BULTOS: DOCUMENTO.ID_CLASE_BULTOS,
  };
};

const containersOf = ({
  id,
  body: { DOCUMENTO, CONTENEDORES },
}: Carried): ManifestBody['TITULOS_CONTENEDORES'] =>
  CONTENEDORES.map((each) => ({
    ...blankRecord(TITULOS_CONTENEDORES),
    ID_LINEA: `${id}-${each.ID_CONTENEDOR}`,
    TITULO_TRANSPORTE: DOCUMENTO.NUMERO_DOCUMENTO,
    NUMERO_CONTENEDOR: each.NUMERO_CONTENEDOR,
    ID_TAMANO_EQUIPO: each.ID_TAMANO_EQUIPO,
    NUMERO_PRECINTO: each.NUMERO_PRECINTO,
    CANTIDAD_BULTOS: each.CANTIDAD_BULTOS,
    PESO_BRUTO: each.PESO_BRUTO,
    TARA: each.TARA,
  }));
