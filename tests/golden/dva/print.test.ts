import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import type { PrintFacts } from '../../../shared/dva/print/facts.ts';
import { calculateDva } from '../../../shared/dva/calculateDva.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions, type PrintToggles } from '../../../shared/dva/print/options.ts';
import { printText } from './printText.ts';
import { factsOf, LONG, reference, withHeader } from './sampleFacts.ts';

/** Every box that has a catalogue and an 'other' text, with both. */
function toggled(toggles: PrintToggles): PrintFacts {
  const facts = withHeader(factsOf(2, 1), {
    ID_NIVEL_COMERCIAL: 'OTR',
    OTRO_NIVEL_COMERCIAL: 'ENSAMBLADOR',
    ID_CONDICION_COMERCIAL: 'OT',
    OTRA_CONDICION_COMERCIAL: 'CONSIGNATARIO',
  });
  const MERCANCIAS = facts.body.MERCANCIAS.map((line) => ({
    ...line,
    DESCRIPCION_ESTADO_MERCANCIA: 'EN CAJA',
  }));
  return { ...facts, body: { ...facts.body, MERCANCIAS }, options: printOptions(0, false, toggles) };
}

/** Every detail that has no box of its own, with the annex of expenses. */
function withExpenses(): PrintFacts {
  const facts = withHeader(factsOf(5, 2), { NUMERO_TRANSPORTE: 'MAEU1234567' });
  const { body } = facts;
  const MERCANCIAS = body.MERCANCIAS.map((line, index) => ({
    ...line,
    ID_PRODUCTO: `T-${4417 + index}`,
    NUMERO_SERIAL: index === 0 ? 'SN-000912' : '',
    ACUERDO_PREFERENCIAL_2: index === 1 ? '100' : '',
    VALOR_FLETE: '160.00',
    VALOR_SEGURO: '30.00',
    VALOR_OTROS: '10.00',
  }));
  const LINEAS_DUCA = [
    {
      LINK: MERCANCIAS[0]!.ID_ITEM,
      ID_DVA: 'dva-1',
      CLASIFICACION_ARANCELARIA: '8467210000',
      DESCRIPCION: 'TALADROS DE TODA CLASE, CON MOTOR ELÉCTRICO INCORPORADO',
      ACUERDO_1_ID: '20',
    },
  ];
  return {
    ...facts,
    body: calculateDva({ ...body, MERCANCIAS, LINEAS_DUCA }, reference),
    options: printOptions(0, false, { imprdvagastos: '1' }),
  };
}

/** To regenerate: `vitest run --project golden tests/golden/dva -u`; the difference in `expected/` is the review. */
describe('printed DVA', () => {
  it.each([
    ['three-lines', factsOf(3, 1)],
    ['sixty-lines-sixty-invoices', factsOf(60, 60)],
    ['annex-only', factsOf(0, 0, 2)],
    ['draft-header-only', factsOf(3, 1, 3, true)],
    ['mode-0', factsOf(10, 4, 0)],
    ['mode-1', factsOf(10, 4, 1)],
    ['mode-2', factsOf(10, 4, 2)],
    ['mode-3', factsOf(10, 4, 3)],
    ['mode-4', factsOf(10, 4, 4)],
    ['toggles-off', toggled({ imprdva8: '0', imprdva11: '0', imprdva35: '0' })],
    ['toggles-on', toggled({ imprdva8: '1', imprdva11: '1', imprdva35: '1' })],
    ['additional-sheet', withHeader(factsOf(2, 1, 3), LONG)],
    ['expenses', withExpenses()],
  ])('%s', async (name, facts) => {
    const { pages, reports } = renderDisplay(dvaLayout(facts));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });
});
