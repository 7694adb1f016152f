import { describe, expect, it } from 'vitest';
import { many } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';
import type { FormLayout } from '../pdf/book.ts';
import { formTemplate } from '../pdf/formTemplate.ts';
import { LETTER } from '../pdf/geometry.ts';
import { renderDisplay } from '../pdf/renderDisplay.ts';
import { blocks, warning } from '../rules/problem.ts';
import { finalProblems, paperProblems } from './paperProblems.ts';

const sets = {
  MERCANCIAS: many('Mercancías', 'ID', { ID: field.key(), NOMBRE: field.text('Designación', { box: '31' }) }),
};
const PAGE = formTemplate(LETTER, () => undefined);
const printed =
  (text: string): FormLayout =>
  (book) => {
    book.page(PAGE).text(20, 20, text, { path: 'MERCANCIAS[1].NOMBRE', box: '31' });
  };
const problemsOf = (text: string) => paperProblems(sets, 'MERCANCIAS', renderDisplay(printed(text)).reports);

describe('signs that the form lacks', () => {
  it('are told with their box, what the draft shows instead, and what to do', () => {
    expect(problemsOf('TUBO → CODO')).toEqual([
      {
        code: 'print.character',
        severity: 'error',
        path: 'MERCANCIAS[1].NOMBRE',
        message:
          'Casilla 31, línea 2, Designación: el signo «→» no se puede imprimir y el borrador muestra «->» en su lugar; escriba el texto con letras comunes, porque la impresión definitiva no sale mientras lo tenga.',
      },
    ]);
    expect(problemsOf('深圳 \u0007')[0]!.message).toContain(
      'los signos «深», «圳», «[U+0007]» no se pueden imprimir y el borrador muestra «[U+6DF1]», «[U+5733]», «[U+0007]» en su lugar',
    );
    expect(problemsOf('Ñandú €½')).toEqual([]);
  });

  it('bar a final print even where the form only warns of them', () => {
    const warned = problemsOf('TUBO → CODO').map((each) => ({ ...each, severity: 'warning' as const }));
    expect(blocks(warned)).toBe(false);
    expect(blocks(finalProblems(warned))).toBe(true);
    expect(finalProblems([warning('print.small', 'A', 'B')])).toEqual([warning('print.small', 'A', 'B')]);
  });
});
