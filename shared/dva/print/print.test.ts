import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOINT } from '../../foundation/pdf/brokenWords.ts';
import { divide, fromUnits, multiply } from '../../foundation/decimal/decimal.ts';
import { findArea } from '../../foundation/pdf/displayList.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { goodsRow } from './goodsCells.ts';
import { paginateGoods } from './goodsPages.ts';
import { dvaLayout } from './layout.ts';
import { printName, printOptions, type PrintToggles } from './options.ts';
import { printedUnitValue } from './unitValue.ts';
import { draw, factsOf, reference, short, texts, withHeader } from './scene.fixture.ts';

describe('pages', () => {
  it('holds 44 lines a landscape page and breaks none of them', () => {
    const row = goodsRow(short(), 0, factsOf(sampleDva(1)));
    expect(row.lines).toBe(1);
    const rows = (count: number, lines: number) => Array.from({ length: count }, () => ({ ...row, lines }));
    expect(paginateGoods(rows(44, 1))).toHaveLength(1);
    expect(paginateGoods(rows(45, 1))).toHaveLength(2);
    expect(paginateGoods(rows(15, 3)).map((page) => page.length)).toEqual([14, 1]);
  });

  it('goes on with a line longer than a page and loses none of its text', () => {
    const words = Array.from({ length: 100 }, (_, index) => `PALABRA${index}`);
    const row = goodsRow({ ...short(), CARACTERISTICAS: words.join(' ') }, 0, factsOf(sampleDva(1)));
    expect(row.lines).toBe(49);
    const pages = paginateGoods([row]);
    expect(pages.map((page) => page[0]!.lines)).toEqual([44, 5]);
    expect(pages.flatMap((page) => page[0]!.cells()[4]!).join(' ')).toBe(words.join(' '));
  });

  it.each([
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('mode %i prints %i pages of a DVA with annex', (mode, count) => {
    expect(draw(sampleDva(10, 4), mode).pages).toHaveLength(count);
  });

  it.each([
    [50, 2],
    [51, 3],
    [100, 3],
    [101, 4],
  ])('counts header and annex of %i invoices as %i pages (spec 9)', (invoices, count) => {
    const body = { ...sampleDva(1, invoices), MERCANCIAS: [] };
    expect(draw(body).pages).toHaveLength(count);
  });

  it('forces both annexes in mode 2, and needs the invoice annex from 31 characters on', () => {
    expect(draw(sampleDva(3, 1), 2).pages.map((page) => page.width > page.height)).toEqual([true, false]);
    expect(draw(sampleDva(3, 2)).pages).toHaveLength(2);
    expect(draw(sampleDva(3, 3)).pages).toHaveLength(3);
    expect(draw(sampleDva(3, 51)).pages).toHaveLength(4);
    expect(texts(draw(sampleDva(3, 51)).pages)).toContain('Página 4 de 4');
  });
});

describe('values', () => {
  it('prints 4 decimals of a unit value, and up to 9 of FOB by quantity when those are zero', () => {
    const line = {
      VALOR_UNITARIO: '28.4500000',
      VALOR_FOB: '35.00',
      VALOR_ITEM: '',
      CANTIDAD_UNIDADES: '1000000.000',
    };
    expect(printedUnitValue(line)).toBe('28.4500');
    expect(printedUnitValue({ ...line, VALOR_UNITARIO: '0.0000350' })).toBe('0.000035');
    expect(printedUnitValue({ ...line, VALOR_UNITARIO: '0.0000117', CANTIDAD_UNIDADES: '3000000.000' })).toBe(
      '0.000011667',
    );
    expect(printedUnitValue({ ...line, VALOR_UNITARIO: '0.0000350', CANTIDAD_UNIDADES: '0.000' })).toBe(
      '0.0000',
    );
    expect(printedUnitValue({ ...line, VALOR_UNITARIO: '' })).toBe('');
  });

  it('wraps columns at their characters', () => {
    const row = goodsRow(
      { ...short(), NOMBRE_COMERCIAL: `${'N'.repeat(14)} ${'M'.repeat(13)} X`, MARCA: 'M'.repeat(14) },
      0,
      factsOf(sampleDva(1)),
    );
    expect(row.cells()[3]).toEqual([`${'N'.repeat(14)} ${'M'.repeat(13)}`, 'X']);
    expect(row.cells()[5]).toEqual([`${'M'.repeat(13)}${JOINT}`, 'M']);
  });

  it('cuts tariff codes to 8 digits only for a line with an agreement, by option, where the country does', () => {
    const codes = (toggles: PrintToggles, country = reference) =>
      texts(draw(sampleDva(4), 0, toggles, country).pages).filter((text) => /^\d{4}\.\d\d\.\d\d/.test(text));
    expect(codes({ arancel8: '1' }).at(-1)).toBe('4821.10.00');
    expect(codes({ arancel8: '1' })[0]).toBe('8467.21.00.00');
    expect(codes({}).at(-1)).toBe('4821.10.00.00');
    expect(codes({ arancel8: '1' }, sampleReference('HN')).at(-1)).toBe('4821.10.00.00');
  });

  it('asks the DUCA which agreement was claimed once its lines are linked', () => {
    const [first, , , last] = sampleDva(4).MERCANCIAS;
    const related = (LINK: string, ACUERDO_1_ID: string) => ({
      LINK,
      ID_DVA: 'dva-1',
      CLASIFICACION_ARANCELARIA: '8467210000',
      DESCRIPCION: 'TALADROS',
      ACUERDO_1_ID,
    });
    const body = {
      ...sampleDva(4),
      LINEAS_DUCA: [related(first!.ID_ITEM, '20'), related(last!.ID_ITEM, '')],
    };
    const codes = texts(draw(body, 0, { arancel8: '1' }).pages).filter((text) =>
      /^\d{4}\.\d\d\.\d\d/.test(text),
    );
    expect([codes[0], codes.at(-1)]).toEqual(['8467.21.00', '4821.10.00.00']);
  });

  it('prints any tiny price with at most 9 decimals and never as zero while 9 can show it', () => {
    const units = fc.integer({ min: 1, max: 499 });
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 99_999 }), (price, cents) => {
        // FOB = price × quantity, with the price in units of 1e-7.
        const quantity = multiply(divide(fromUnits(cents, 2), fromUnits(price, 7), 9), '1', 3);
        const text = printedUnitValue({
          VALOR_UNITARIO: fromUnits(price, 7),
          VALOR_FOB: fromUnits(cents, 2),
          VALOR_ITEM: '',
          CANTIDAD_UNIDADES: quantity,
        });
        expect(text).toMatch(/^0\.\d{4,9}$/);
        expect(Number(text)).toBeGreaterThan(0);
        expect(Math.abs(Number(text) - price / 1e7)).toBeLessThan(price / 1e7 / 10);
      }),
    );
  });

  it('leaves every placeholder of a date blank', () => {
    for (const FECHA_EXPORTACION of ['', '1900-01-01', '0000-00-00', '00/00/0000', '01/01/1900']) {
      const { pages } = draw(withHeader({ FECHA_EXPORTACION }));
      expect(
        pages[0]!.content.texts.some((each) => each.meaning.path === 'DVA.FECHA_EXPORTACION'),
        FECHA_EXPORTACION,
      ).toBe(false);
    }
  });

  it('prints the other text of boxes 8, 11 and 35 by toggle', () => {
    const body = withHeader({ ID_NIVEL_COMERCIAL: 'OTR', OTRO_NIVEL_COMERCIAL: 'INDUSTRIAL' });
    expect(texts(draw(body, 0, { imprdva8: '1' }).pages)).toContain('Otros: INDUSTRIAL');
    for (const imprdva8 of ['0', undefined] as const)
      expect(texts(draw(body, 0, { imprdva8 }).pages)).toContain('Otros');
  });

  it('shows the declaration number in groups, placeholder dates blank, the value in words', () => {
    const shown = texts(
      draw(withHeader({ NUMERO_DECLARACION: 'GTPRQPQ2400123400015', FECHA_EXPORTACION: '1900-01-01' })).pages,
    );
    expect(shown).toContain('GTPRQPQ-24-001234-0001-5');
    expect(shown.some((text) => text.includes('1900'))).toBe(false);
    expect(shown).toContain('NUEVE MIL TRESCIENTOS NOVENTA Y OCHO PESOS CENTROAMERICANOS CON 54/100');
    expect(texts(draw(sampleDva(3)).pages)).toContain('Sin No. de DUA');
  });

  it('shows the number that SARAH gave as it stands, in box 3 and at the head', () => {
    const of = (NUMERO_DECLARACION: string) =>
      texts(draw(withHeader({ NUMERO_DECLARACION }), 0, {}, sampleReference('HN')).pages);
    const given = of('260004000118K');
    expect(given.filter((text) => text === '260004000118K').length).toBeGreaterThanOrEqual(2);
    expect(given.some((text) => text.includes('NO VÁLIDO'))).toBe(false);
    expect(of('')).toContain('Sin No. de DUA');
    expect(of('HN1'), 'what is no number of SARAH is told').toContain('¡¡¡NO DE DUA NO VÁLIDO!!!');
  });
});

describe('places', () => {
  it('leads from every box of the header and every goods cell to its field', () => {
    const { pages } = draw(sampleDva(60));
    for (const path of [
      'DVA.ID_ADUANA_INGRESO',
      'DVA.FAX_IMPORTADOR',
      'DVA.CASILLA_27_2',
      'DVA.CASILLA_42_10',
      'MERCANCIAS[59].VALOR_UNITARIO',
    ]) {
      expect(findArea(pages, path), path).toBeDefined();
    }
  });
});

it('says on every page that it was annulled, also where a draft was asked for', () => {
  const marks = (draft: boolean, annulled: boolean): Set<string> => {
    const facts = { ...factsOf(sampleDva(60)), options: printOptions(0, draft, {}, annulled) };
    const { pages } = renderDisplay(dvaLayout(facts));
    expect(pages.length).toBeGreaterThan(2);
    return new Set(
      pages.map((page) =>
        texts([page])
          .filter((each) => /ANULADA|BORRADOR/.test(each))
          .join(),
      ),
    );
  };
  expect([marks(false, false), marks(true, false)]).toEqual([new Set(['']), new Set(['BORRADOR'])]);
  expect([marks(false, true), marks(true, true)]).toEqual([new Set(['ANULADA']), new Set(['ANULADA'])]);
});

describe('printName', () => {
  it('differs by version, mode and every option', () => {
    const names = [
      printName(1, printOptions(0, false)),
      printName(2, printOptions(0, false)),
      printName(1, printOptions(2, false)),
      printName(1, printOptions(0, true)),
      printName(1, printOptions(0, false, {}, true)),
      ...(['imprdva8', 'imprdva11', 'imprdva35', 'arancel8', 'imprdvagastos'] as const).map((key) =>
        printName(1, printOptions(0, false, { [key]: '1' })),
      ),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
