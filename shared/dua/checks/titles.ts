import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { cancelsTitles, takenOfNone } from '../cancelledTitles.ts';
import { manifestMark } from '../../manifests/marks.ts';
import type { Taken } from '../../manifests/titleBalance.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';

/** Titles that a declaration cancels are of a manifest that it names, and are cancelled whole or by their lines. */
export const titleProblems = (body: DuaBody, reference: Reference): Problem[] => [
  ...titleLines(body),
  ...manifestProblems(body, reference),
];

/** A transport document is cancelled whole, or by its lines. */
function titleLines({ DECLARACION, DETALLE_BULTOS }: DuaBody): Problem[] {
  const path = 'DECLARACION.INDICADOR_CANCELACION_GLOBAL';
  if (DECLARACION.INDICADOR_CANCELACION_GLOBAL === '1' && DETALLE_BULTOS.length > 0) {
    const message =
      'Cancelación global: dice que cancela todo el título y hay líneas de bultos. Quite las líneas o elija No.';
    return [{ ...problem('dua.title-lines', path, message), relatedPath: 'DETALLE_BULTOS[0].NUMERO_LINEA' }];
  }
  if (DECLARACION.TITULO_TRANSPORTE === '' || DECLARACION.INDICADOR_CANCELACION_GLOBAL === '1') return [];
  if (DETALLE_BULTOS.length > 0) return [];
  const message =
    'Cancelación global: no cancela todo el título y ninguna línea dice qué cancela. Agregue las líneas de bultos o elija Sí.';
  return [warning('dua.title-open', path, message)];
}

const { MANIFIESTO, ID_MANIFIESTO_ENTREGA_RAPIDA, NUMERO_PREIMPRESO } = duaDataSets.DECLARACION.fields;

/** What happens to a title of no manifest. */
const AGAIN = 'Sin su manifiesto, otra DUA podría cancelarlo otra vez.';

/**
 * A title is one of a manifest: by its own number nobody knows of which, and nothing keeps another declaration from
 * cancelling it again. Where the regime cancels titles it is not sealed so; elsewhere it is asked about.
 */
function manifestProblems(body: DuaBody, reference: Reference): Problem[] {
  const judged = cancelsTitles(body.DECLARACION.CODIGO_REGIMEN, reference) ? problem : warning;
  const { transport, courier } = takenOfNone(body);
  const told = (field: string, taken: readonly Taken[], message: (titles: string) => string): Problem[] => {
    const [first] = taken;
    if (!first) return [];
    const others = taken.length - 1;
    const titles = others === 0 ? first.title : `${first.title} y ${others} más`;
    const asked = judged('dua.title-manifest', `DECLARACION.${field}`, message(titles));
    return [{ ...asked, relatedPath: first.path }];
  };
  return [
    ...untaken(body, transport),
    ...told(
      'MANIFIESTO',
      transport,
      (title) =>
        `${MANIFIESTO.label}: está en blanco y la DUA cancela el título de transporte ${title}. ${AGAIN} Escriba el número del manifiesto, o elija que no lo cancela y quite sus líneas.`,
    ),
    ...told(
      'ID_MANIFIESTO_ENTREGA_RAPIDA',
      courier,
      (titles) =>
        `${ID_MANIFIESTO_ENTREGA_RAPIDA.label}: está en blanco, como «${NUMERO_PREIMPRESO.label}», y los ítems cancelan el título courier ${titles}. ${AGAIN} Escriba uno de los dos números, o quite el título de los ítems.`,
    ),
  ];
}

/** A title that is named, of no manifest, and of which nothing is taken. */
function untaken(
  { DECLARACION: { MANIFIESTO: manifest, TITULO_TRANSPORTE: title } }: DuaBody,
  taken: readonly Taken[],
): Problem[] {
  if (title === '' || taken.length > 0 || manifestMark(manifest) !== undefined) return [];
  const message = `${MANIFIESTO.label}: está en blanco y la DUA nombra el título de transporte ${title}. Escriba el número del manifiesto del que es.`;
  return [warning('dua.title-manifest', 'DECLARACION.MANIFIESTO', message)];
}
