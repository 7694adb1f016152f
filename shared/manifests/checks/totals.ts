import { compare, isZero, sum } from '../../foundation/decimal/decimal.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { manifestDataSets, type ManifestBody, type ManifestTitle } from '../dataSets.ts';
import { xmlContext } from '../xml/context.ts';
import { sentWeight } from '../xml/weights.ts';

const { MANIFIESTO, TITULOS } = manifestDataSets;

const STATED = [
  ['CANTIDAD_BULTOS', 'CANTIDAD_BULTOS'],
  ['PESO_BRUTO_BULTOS', 'PESO_BRUTO'],
] as const;
const CARRIED = ['CANTIDAD_BULTOS', 'PESO_BRUTO'] as const;
/** What says a weight; only a title is none without one. */
const WEIGHED = [
  ['TITULOS', problem],
  ['TITULOS_LINEAS', warning],
  ['TITULOS_CONTENEDORES', warning],
] as const;
/** The message says weights in hundredths of a kilogram. */
const LEAST = '0.01';

/** Header against titles, titles against their lines, no title that carries nothing, and no weight that is sent as none. */
export const totalProblems = (body: ManifestBody): Problem[] => [
  ...headerProblems(body),
  ...emptyTitles(body),
  ...lostWeights(body),
  ...lineProblems(body),
];

function headerProblems({ MANIFIESTO: stated, TITULOS: titles }: ManifestBody): Problem[] {
  if (titles.length === 0) return [];
  return STATED.flatMap(([name, column]): Problem[] => {
    const field = MANIFIESTO.fields[name];
    const added = sum(titles.map((each) => each[column])) || '0';
    if (stated[name] === '' || compare(stated[name], added) === 0) return [];
    const shown = (value: string): string => shownValue(value, field);
    const message = `${field.label}: el encabezado dice ${shown(stated[name])} y los títulos suman ${shown(added)}. Corrija el encabezado o los títulos.`;
    return [
      { ...problem('manifest.total', `MANIFIESTO.${name}`, message), relatedPath: `TITULOS[0].${column}` },
    ];
  });
}

const emptyTitles = ({ TITULOS: titles }: ManifestBody): Problem[] =>
  titles.flatMap((title, line) =>
    CARRIED.filter((name) => title[name] !== '' && isZero(title[name])).map((name) =>
      problem(
        'manifest.zero',
        `TITULOS[${line}].${name}`,
        `Línea ${line + 1}, ${TITULOS.fields[name].label}: es cero; escriba lo que dice el título.`,
      ),
    ),
  );

/** A few grams that the message would say as zero. */
const lostWeights = (body: ManifestBody): Problem[] =>
  WEIGHED.flatMap(([name, said]) =>
    body[name].flatMap((record, line): Problem[] => {
      const { PESO_BRUTO: weight } = record;
      if (isZero(weight) || compare(weight, LEAST) >= 0) return [];
      const sent = sentWeight(record, xmlContext(body));
      if (!isZero(sent)) return [];
      const field = manifestDataSets[name].fields.PESO_BRUTO;
      const message = `Línea ${line + 1}, ${field.label}: ${shownValue(weight, field)} se enviaría como ${sent}, porque el mensaje lleva dos decimales. Escriba ${LEAST} o más.`;
      return [said('manifest.weight-lost', `${name}[${line}].PESO_BRUTO`, message)];
    }),
  );

/** The lines of a title, where it has some, carry what the title says. */
function lineProblems({ TITULOS: titles, TITULOS_LINEAS: lines }: ManifestBody): Problem[] {
  const ofTitle = Map.groupBy(lines, (each) => each.TITULO_TRANSPORTE);
  return titles.flatMap((title, line) => {
    const own = ofTitle.get(title.TITULO_TRANSPORTE);
    return own === undefined || title.TITULO_TRANSPORTE === ''
      ? []
      : CARRIED.flatMap((name) => lineTotal(title, line, name, sum(own.map((each) => each[name])) || '0'));
  });
}

function lineTotal(
  title: ManifestTitle,
  line: number,
  name: (typeof CARRIED)[number],
  added: string,
): Problem[] {
  if (title[name] === '' || compare(title[name], added) === 0) return [];
  const field = TITULOS.fields[name];
  const shown = (value: string): string => shownValue(value, field);
  const message = `Línea ${line + 1}, ${field.label}: el título ${title.TITULO_TRANSPORTE} dice ${shown(title[name])} y sus líneas suman ${shown(added)}. Corrija el título o sus líneas.`;
  return [problem('manifest.line-total', `TITULOS[${line}].${name}`, message)];
}
