import { describe, expect, it } from 'vitest';
import { archivalPdf } from '../../../functions/runtime/prints/makePrint.ts';
import { completeDua, honduranReference, sampleDua } from '../../../shared/dua/sampleDua.fixture.ts';
import { calculateDua } from '../../../shared/dua/calculate.ts';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { duaForm } from '../../../shared/dua/print/duaForm.ts';
import { DRAFT_PRINT, type DuaPrintOptions } from '../../../shared/dua/print/options.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { archiveProblems } from '../pdf/conformance/archiveProblems.ts';
import { printText } from '../dva/printText.ts';

const reference = honduranReference();
const sound: DuaPrintOptions = { standing: 'SIN_ACEPTAR' };

/** As registered: SARAH settles it by `theirs`, on a slip with its number and dates. */
function settled(body: DuaBody, theirs: DuaBody = body): DuaBody {
  return {
    ...body,
    DECLARACION: {
      ...body.DECLARACION,
      ID_SARAH: '260004000118K',
      FECHA_ACEPTACION: '2026-11-20T09:14:33',
      CANAL_SELECTIVO: 'VERDE',
    },
    SARAH_LIQUIDACION: {
      ...theirs.LIQUIDACION,
      ID_LIQUIDACION_EXTERNA: 'L260004000118K',
      FECHA_LIQUIDACION: '2026-11-20T09:14:33',
      FECHA_VENCIMIENTO: '2026-11-28',
    },
    SARAH_ITEMS: theirs.LIQUIDACION_ITEMS,
    SARAH_ITEM_TRIBUTOS: theirs.LIQUIDACION_ITEM_TRIBUTOS,
    SARAH_TRIBUTOS: theirs.LIQUIDACION_TRIBUTOS,
  };
}

/** The same declaration, its first item valued US$1,000 higher. */
const valuedHigher = (body: DuaBody): DuaBody =>
  calculateDua(
    {
      ...body,
      DETALLE_MERCANCIAS: body.DETALLE_MERCANCIAS.map((each, line) =>
        line === 0 ? { ...each, AJUSTE_INCLUIR: '1000.00' } : each,
      ),
    },
    reference,
  );

const registered: DuaPrintOptions = { standing: 'ACEPTADA' };
const imported = sampleDua(reference);
const suspended = completeDua(reference, '5300');

/** To regenerate: `tests/golden/regenerate.ts`; the difference in `expected/` is the review. */
describe('printed DUA', () => {
  it.each([
    ['print-seven-items', sampleDua(reference), sound],
    ['print-everything', completeDua(reference, '5300'), sound],
    ['print-draft', sampleDua(reference, '1000'), DRAFT_PRINT],
    ['print-registered', settled(imported), registered],
    ['print-guaranteed', settled(suspended), registered],
    ['print-settled-higher', settled(imported, valuedHigher(imported)), registered],
    ['print-withdrawn', settled(imported), { standing: 'ANULADA' } as const],
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

  it('shows as the authority’s what the authority said, and as ours what it did not', () => {
    const said = (body: DuaBody, options = registered): string =>
      printText(renderDisplay(duaForm.layout({ body, reference, options })).pages);
    const before = said(imported, sound);
    expect(before).toContain('Número del boletín | Lo da SARAH al registrar');
    expect(before).toContain('Liquidado por | El declarante; SARAH aún no liquida');
    const higher = said(settled(imported, valuedHigher(imported)));
    const theirs = valuedHigher(imported).LIQUIDACION.TOTAL_PAGAR;
    expect(higher).toContain(`Total a pagar | L ${formatAmount(theirs, 2)}`);
    expect(higher).toContain('Válido hasta | 28/11/2026');
    expect(higher).toContain('SARAH valora el ítem en otra cantidad');
    const silent = settled(imported);
    const undated = { ...silent.SARAH_LIQUIDACION, FECHA_VENCIMIENTO: '' };
    expect(said({ ...silent, SARAH_LIQUIDACION: undated })).toContain('Válido hasta | SARAH no lo dijo');
  });

  it('names on the slip a payment beside a guarantee, each with its amount', () => {
    const own = settled(suspended);
    const totals = { TOTAL_PAGAR: '131.49', TOTAL_GARANTIZAR: '88000.00' };
    const body = { ...own, SARAH_LIQUIDACION: { ...own.SARAH_LIQUIDACION, ...totals } };
    const text = printText(renderDisplay(duaForm.layout({ body, reference, options: registered })).pages);
    const slip = text.slice(text.indexOf('Boletín de pago o garantía'));
    expect(slip).toContain(
      'Forma de la obligación | Boletín de pago en banco (PB) y depósito en garantía (DG)',
    );
    expect(slip).toContain('Total a pagar | L 131.49');
    expect(slip).toContain('Total a garantizar | L 88,000.00');
  });

  it('is archival with its liquidation beside ours', async () => {
    const body = settled(imported, valuedHigher(imported));
    const facts = { body, reference, options: registered, version: 2 };
    const { bytes } = await archivalPdf(
      duaForm.layout(facts),
      duaForm.info(facts, 'Agencia «Ñandú» & Cía.', new Date('2026-11-20T16:00:00Z')),
    );
    expect(await archiveProblems(bytes)).toEqual([]);
  });

  it('lists two hundred differences and says how many more there are', () => {
    const own = settled(imported);
    const [line] = own.SARAH_ITEM_TRIBUTOS;
    const odd = Array.from({ length: 250 }, (_, at) => ({
      ...line!,
      ID_ITEM: String(1000 + at),
      IMPORTE: '1.00',
    }));
    const body = { ...own, SARAH_ITEM_TRIBUTOS: [...own.SARAH_ITEM_TRIBUTOS, ...odd] };
    const { pages, reports } = renderDisplay(duaForm.layout({ body, reference, options: registered }));
    expect(reports).toEqual([]);
    expect(printText(pages)).toContain('Y 50 más');
  });
});
