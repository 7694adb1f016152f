import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { sampleDua } from '../../shared/dua/sampleDua.fixture.ts';
import { duaSummary } from '../../shared/dua/summary.ts';
import type { OpenDua } from './duaKind.ts';
import { Totals } from './Totals.tsx';

const ours = sampleDua();
const said = (TOTAL_PAGAR: string, TOTAL_GARANTIZAR = '0.00'): DuaBody => ({
  ...ours,
  SARAH_LIQUIDACION: { ...ours.SARAH_LIQUIDACION, TOTAL_PAGAR, TOTAL_GARANTIZAR },
});
const foot = (body: DuaBody, ESTADO = 'VERDE'): string => {
  const document: Pick<OpenDua, 'header' | 'body'> = {
    header: {
      ...{ ID: 'dua-1', ESTADO, VERSION: 2, LOCK: 2, ID_ORDEN: 'ord-1', RESUMEN: {} },
      ...{ CREADO: '', CREADO_POR: '', MODIFICADO: '', MODIFICADO_POR: '' },
    },
    body,
  };
  return renderToStaticMarkup(createElement(Totals, { document })).replace(/<[^>]+>/g, '');
};
const OURS = ours.LIQUIDACION.TOTAL_PAGAR.replace(/\B(?=(\d{3})+\.)/g, ',');

it('the foot and the list say what is due as the slip does, once SARAH settled it otherwise', () => {
  expect(foot(ours)).toContain(`A pagar L ${OURS}`);
  expect(duaSummary(ours).TRIBUTOS).toBe(ours.LIQUIDACION.TOTAL_PAGAR);
  expect(foot(said('1234.50'))).toContain('A pagar según SARAH L 1,234.50');
  expect(duaSummary(said('1234.50')).TRIBUTOS).toBe('1234.50');
  expect(foot(said('0.00'))).toContain('A pagar según SARAH L 0.00');
  expect(duaSummary(said('0.00')).TRIBUTOS).toBe('0.00');
  expect(foot(said('0.00', '99.00'))).toContain('A garantizar según SARAH L 99.00');
  expect(duaSummary(said('0.00', '99.00')).TRIBUTOS).toBe('99.00');
});

it('the foot names a payment beside a guarantee, and the list what both come to', () => {
  const both = said('131.49', '88000.00');
  expect(foot(both)).toContain('A pagar según SARAH L 131.49 · A garantizar L 88,000.00');
  expect(duaSummary(both).TRIBUTOS).toBe('88131.49');
});

it('the foot of a change says what is owed by the change', () =>
  expect(foot(said('1234.50'), 'CORRECCION')).toContain(`A pagar L ${OURS}`));
