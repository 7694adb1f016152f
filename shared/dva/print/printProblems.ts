import { labelOf } from '../../foundation/fields/label.ts';
import type { PrintReport } from '../../foundation/pdf/printReport.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { dvaDataSets } from '../fields/dataSets.ts';

const QUOTE = 60;
const short = (text: string): string => (text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text);

function problemOf(report: PrintReport, path: string): Problem {
  const name = labelOf(dvaDataSets, path);
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
 * that the font lacks, a warning for numbers shown very small.
 */
export function printProblems(reports: readonly PrintReport[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const report of reports) {
    const path = report.path ?? 'DVA';
    if (!found.has(path)) found.set(path, problemOf(report, path));
  }
  return [...found.values()];
}
