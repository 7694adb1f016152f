import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DvaHeader } from '../fields/dataSets.ts';
import type { SummaryBody } from '../fields/summary.ts';

/** What the summary reads of a DVA. */
export const SUMMARY_FIELDS = [
  'ID_DVA',
  'ID_ADUANA_DESPACHO',
  'NUMERO_DECLARACION',
  'NOMBRE_IMPORTADOR',
  'NIT_IMPORTADOR',
  'CASILLA_39',
  'CASILLA_42_10',
  'CASILLA_42_12',
  'CASILLA_46',
] as const satisfies readonly (keyof DvaHeader)[];

export interface SummarySource {
  id: string;
  header: Pick<DvaHeader, (typeof SUMMARY_FIELDS)[number]>;
}

/** What all DVAs of one declaration share; the summary shows it once. */
const SHARED = [
  ['ID_ADUANA_DESPACHO', 'la aduana de despacho'],
  ['NIT_IMPORTADOR', 'el importador'],
  ['NUMERO_DECLARACION', 'el número de declaración'],
] as const;

/**
 * The summarised DVA of an order or declaration (spec 3, summarised DVA), its header from the first of the DVAs.
 * @param document number of the declarant's document, as it is shown.
 * @param moment when the newest of what it lists was saved, local; '' shows none.
 * @throws Error without any DVA.
 */
export function summaryOf(
  sources: readonly SummarySource[],
  document: string,
  reference: Reference,
  moment = '',
): SummaryBody {
  const [first] = sources;
  if (!first) throw new Error('A summary has at least one DVA');
  const { ID_ADUANA_DESPACHO, NUMERO_DECLARACION, NOMBRE_IMPORTADOR, NIT_IMPORTADOR } = first.header;
  return {
    ENCABEZADO: {
      ID_ADUANA_DESPACHO,
      ADUANA_DESPACHO: reference.row(catalogue.customsOffices, ID_ADUANA_DESPACHO)?.VALOR ?? '',
      NUMERO_DECLARACION,
      NOMBRE_IMPORTADOR,
      NIT_IMPORTADOR,
      DOCUMENTO_DECLARANTE: document,
      FECHA: moment,
    },
    DVAS: sources.map(({ id, header }) => ({
      ID: id,
      ID_DVA: header.ID_DVA,
      CASILLA_39: header.CASILLA_39,
      CASILLA_42_10: header.CASILLA_42_10,
      CASILLA_42_12: header.CASILLA_42_12,
      CASILLA_46: header.CASILLA_46,
    })),
  };
}

/** Warnings of DVAs that differ in what the summary shows once. */
export function summaryProblems(sources: readonly SummarySource[]): Problem[] {
  return SHARED.flatMap(([name, what]) => {
    const values = new Set(sources.map(({ header }) => header[name]));
    if (values.size < 2) return [];
    const message = `Las DVA no coinciden en ${what} (${[...values].map((each) => each || 'en blanco').join(', ')}); la DVA resumida muestra lo de la primera.`;
    return [warning('dva.summary-mixed', `DVA.${name}`, message)];
  });
}
