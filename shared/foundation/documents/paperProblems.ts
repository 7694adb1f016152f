import type { DataSets } from '../fields/dataSet.ts';
import { labelOf } from '../fields/label.ts';
import type { ReplacedSign } from '../pdf/printFont.ts';
import type { PrintReport } from '../pdf/printReport.ts';
import { problem, warning, type Problem } from '../rules/problem.ts';

const QUOTE = 60;
const short = (text: string): string => (text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text);

const REPLACED = 'print.character';
const MOST_SIGNS = 8;

/** Signs without a picture are named by what stands for them. */
const named = ({ sign, shown }: ReplacedSign): string => `«${/\p{C}/u.test(sign) ? shown : sign}»`;

/** Which signs the form lacks, what stands in their place, and what to do. */
function signsSentence(signs: readonly ReplacedSign[]): string {
  const told = signs.slice(0, MOST_SIGNS);
  const from = told.map(named).join(', ');
  const to = told.map(({ shown }) => `«${shown}»`).join(', ');
  const remedy =
    'escriba el texto con letras comunes, porque la impresión definitiva no sale mientras los tenga';
  if (signs.length === 1) {
    return `el signo ${from} no se puede imprimir y el borrador muestra ${to} en su lugar; ${remedy.replace('los tenga', 'lo tenga')}.`;
  }
  const more = signs.length > MOST_SIGNS ? ` y ${signs.length - MOST_SIGNS} más` : '';
  return `los signos ${from}${more} no se pueden imprimir y el borrador muestra ${to} en su lugar; ${remedy}.`;
}

function problemOf(dataSets: DataSets, report: PrintReport, path: string): Problem {
  const name = labelOf(dataSets, path);
  switch (report.kind) {
    case 'squeezed':
      return warning(
        'print.small',
        path,
        `${name}: «${report.text}» se imprime en letra muy pequeña para caber entero.`,
      );
    case 'replaced':
      return problem(REPLACED, path, `${name}: ${signsSentence(report.signs ?? [])}`);
    case 'wide':
      // The count of a line says nothing: a longer text that wraps may fit.
      return problem(
        'print.too-long',
        path,
        `${name}: «${short(report.text)}» no cabe en un renglón de su columna, donde entran unas ${report.shown.length - 1} letras como esas; abrévielo o escríbalo con minúsculas, que ocupan menos.`,
      );
    default:
      return problem(
        'print.too-long',
        path,
        `${name}: tiene ${report.text.length} caracteres y en su casilla solo caben unos ${report.shown.length}; acórtelo.`,
      );
  }
}

/**
 * What the paper could not show whole, as problems of their fields, one a field: errors for texts cut or with signs
 * that the font lacks, a warning for numbers shown very small. What has no field is told of `whole`.
 */
export function paperProblems(dataSets: DataSets, whole: string, reports: readonly PrintReport[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const report of reports) {
    const path = report.path ?? whole;
    if (!found.has(path)) found.set(path, problemOf(dataSets, report, path));
  }
  return [...found.values()];
}

/**
 * Problems of a print that is no draft: a sign that stands for another is an error there, whatever the form says of it,
 * because paper would show a text that the document does not have.
 */
export const finalProblems = (problems: readonly Problem[]): Problem[] =>
  problems.map((each) => (each.code === REPLACED ? { ...each, severity: 'error' } : each));
