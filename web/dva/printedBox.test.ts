import { describe, expect, it } from 'vitest';
import { dvaLayout } from '../../shared/dva/print/layout.ts';
import { printOptions } from '../../shared/dva/print/options.ts';
import { sampleDva, sampleReference } from '../../shared/dva/sampleDva.fixture.ts';
import { findArea } from '../../shared/foundation/pdf/displayList.ts';
import { renderDisplay } from '../../shared/foundation/pdf/renderDisplay.ts';
import { areaAt } from '../document/preview/PageView.tsx';

describe('areaAt', () => {
  it('finds the field of a printed box, and none on the margin', () => {
    const reference = sampleReference();
    const facts = { body: sampleDva(3), reference, options: printOptions(0, false) };
    const { pages } = renderDisplay(dvaLayout(facts));
    const { page, area } = findArea(pages, 'DVA.CASILLA_42_10')!;
    expect(areaAt(page, area.x + 1, area.y + 1)?.path).toBe('DVA.CASILLA_42_10');
    expect(areaAt(page, 2, 2)).toBeUndefined();
  });
});
