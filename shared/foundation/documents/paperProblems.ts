import type { DataSets } from '../fields/dataSet.ts';
import { labelOf } from '../fields/label.ts';
import type { PrintReport } from '../pdf/printReport.ts';
import { problem, warning, type Problem } from '../rules/problem.ts';

const QUOTE = 60;
const short = (text: string): string => (text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text);

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
      return problem(
        'print.character',
        path,
        `${name}: «${short(report.text)}» tiene signos que el formulario no puede imprimir; escríbalos con letras comunes.`,
      );
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
