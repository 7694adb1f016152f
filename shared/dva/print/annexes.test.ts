import { describe, expect, it } from 'vitest';
import { calculateDva } from '../calculateDva.ts';
import { isPersons } from '../../foundation/fields/writer.ts';
import { dvaDataSets } from '../fields/dataSets.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { goodsRow } from './goodsCells.ts';
import { printProblems } from './printProblems.ts';
import { draw, factsOf, texts, withHeader, short } from './scene.fixture.ts';

describe('what does not fit', () => {
  it('goes whole to a sheet that names its box, and the box says so', () => {
    const city = `SAN ${'W'.repeat(96)}`;
    const body = withHeader({ CIUDAD_IMPORTADOR: city, CASILLA_28: '1', CASILLA_28_1: 'Ñ'.repeat(150) });
    const { pages, reports } = draw(body);
    expect(reports).toEqual([]);
    expect(pages).toHaveLength(3);
    const box = pages[0]!.content.texts.find((each) => each.meaning.path === 'DVA.CIUDAD_IMPORTADOR')!;
    expect(box.text).toBe('VER HOJA ADICIONAL');
    const sheet = texts([pages[2]!]);
    expect(sheet).toEqual(expect.arrayContaining(['Casilla 7', 'Casilla 28.1', 'Página 3 de 3']));
    expect(sheet.join('')).toContain('W'.repeat(96));
    expect(sheet.join('')).toContain('Ñ'.repeat(150));
    expect(draw(body, 3).pages).toHaveLength(2);
    expect(draw(body, 2).pages).toHaveLength(2);
  });

  it('needs as many sheets as it takes, and loses nothing', () => {
    const long = Object.fromEntries(
      Object.entries(dvaDataSets.DVA.fields)
        .filter(([, field]) => field.kind === 'text' && isPersons(field) && !field.when && !field.hidden)
        .map(([name, { max }], index) => [
          name,
          String(index + 10)
            .repeat(max!)
            .slice(0, max),
        ]),
    );
    const { pages, reports } = draw(withHeader(long), 3);
    expect(reports.filter((each) => each.path !== 'DVA.ID_DVA')).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
    const everything = texts(pages).join('').replaceAll(' ', '');
    for (const [name, value] of Object.entries(long)) {
      if (name === 'NUMERO_DECLARACION') continue;
      expect(everything, name).toContain(value.replaceAll(' ', ''));
    }
  });

  it('of an invoice number goes to the sheet too, in every mode that prints the annex', () => {
    const [first, ...rest] = sampleDva(3, 3).FACTURAS;
    const number = 'W'.repeat(60);
    const body = { ...withHeader({}), FACTURAS: [{ ...first!, NUMERO_FACTURA: number }, ...rest] };
    body.DVA.NUMERO_FACTURAS = 'VER ANEXO';
    for (const [mode, pages] of [
      [0, 4],
      [2, 3],
    ] as const) {
      const drawn = draw(body, mode);
      expect(drawn.reports).toEqual([]);
      expect(drawn.pages).toHaveLength(pages);
      const shown = texts(drawn.pages);
      expect(shown).toEqual(
        expect.arrayContaining(['VER HOJA ADICIONAL', 'Anexo', 'No. de factura, línea 1']),
      );
      expect(shown.join('')).toContain(number);
    }
    expect(draw(body, 3).pages).toHaveLength(1);
  });

  it('is a problem of its field where no sheet may take it, never clipped silently', () => {
    const base = withHeader({ NOMBRE_PROVEEDOR: 'ООО' });
    const [invoice] = sampleDva(1, 3).FACTURAS;
    const [line] = base.MERCANCIAS;
    const body = {
      ...base,
      MERCANCIAS: [{ ...line!, MARCA: 'W'.repeat(13) }],
      FACTURAS: [{ ...invoice!, NUMERO_FACTURA: 'W'.repeat(60) }],
    };
    const problems = printProblems(draw(body, 2).reports);
    expect(problems.map(({ code, path }) => [code, path])).toEqual(
      expect.arrayContaining([
        ['print.too-long', 'MERCANCIAS[0].MARCA'],
        ['print.character', 'DVA.NOMBRE_PROVEEDOR'],
      ]),
    );
    expect(problems).toHaveLength(2);
  });

  it('says of a line of a wrapped text what can be done, and counts no characters of it', () => {
    const base = sampleDva(1);
    const body = { ...base, MERCANCIAS: [{ ...base.MERCANCIAS[0]!, MARCA: `SOL ${'W'.repeat(13)} LUNA` }] };
    expect(printProblems(draw(body, 0).reports).map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /: «W{13}» no cabe en un renglón de su columna, donde entran unas \d+ letras como esas; abrévielo o escríbalo con minúsculas/,
      ),
    ]);
  });

  it('leaves long names whole in smaller type on two lines (spec 5, printing)', () => {
    const long = 'COMERCIALIZADORA E IMPORTADORA DE HERRAMIENTAS CENTROAMERICANA, '
      .repeat(4)
      .slice(0, 200)
      .trim();
    const body = withHeader({ NOMBRE_IMPORTADOR: long, NOMBRE_PROVEEDOR: long });
    const { pages, reports } = draw(body);
    expect(reports).toEqual([]);
    const drawn = pages[0]!.content.texts.filter(({ meaning }) => meaning.path === 'DVA.NOMBRE_IMPORTADOR');
    expect(drawn.map((each) => each.text).join(' ')).toBe(long);
    expect(drawn).toHaveLength(2);
  });

  it('writes any customs value out whole in words', () => {
    for (const CASILLA_39 of ['7777777.77', '777777777.77', '7777777777.77']) {
      const { pages, reports } = draw(calculateDva(withHeader({ CASILLA_39 }), sampleReference()));
      expect(reports, CASILLA_39).toEqual([]);
      const words = pages[0]!.content.texts.filter(
        ({ meaning, text }) => meaning.path === 'DVA.CASILLA_46' && /[A-Z]/.test(text),
      );
      expect(words.map((each) => each.text).join(' ')).toMatch(/^\S.* PESOS CENTROAMERICANOS CON \d\d\/100$/);
    }
  });

  it('leaves long addresses whole in smaller type', () => {
    const address =
      'KILÓMETRO 22.5 CARRETERA A EL SALVADOR, CONDOMINIO INDUSTRIAL SAN JOSÉ, BODEGAS 14, 15 Y 16, CONTIGUO A LA GASOLINERA, FRAIJANES, DEPARTAMENTO DE GUATEMALA, CENTROAMÉRICA';
    const { pages, reports } = draw(withHeader({ DIRECCION_IMPORTADOR: address }));
    expect(reports).toEqual([]);
    const drawn = pages[0]!.content.texts.filter((each) => each.meaning.path === 'DVA.DIRECCION_IMPORTADOR');
    expect(drawn.map((each) => each.text).join(' ')).toBe(address);
  });
});

describe('details without a box of their own', () => {
  it('print the product code under the designation and the serial number under the characteristics', () => {
    const row = goodsRow(
      { ...short(), ID_PRODUCTO: 'T-4417', NUMERO_SERIAL: 'SN 9' },
      0,
      factsOf(sampleDva(1)),
    );
    expect(row.cells()[3]).toEqual(['A', 'Cód. T-4417']);
    expect(row.cells()[4]).toEqual(['B', 'Serie SN 9']);
    expect(row.lines).toBe(2);
  });

  it('stand in the annex of expenses for who asks, with totals that are those of the lines', () => {
    const whole = sampleDva(60);
    const MERCANCIAS = whole.MERCANCIAS.map((line) => ({ ...line, VALOR_FLETE: '1.25', VALOR_CIF: '10.01' }));
    const body = { ...whole, DVA: { ...whole.DVA, CASILLA_42_10: '75.00' } };
    const asked = draw({ ...body, MERCANCIAS }, 0, { imprdvagastos: '1' });
    const plain = draw({ ...body, MERCANCIAS });
    expect(asked.reports).toEqual([]);
    expect(texts(plain.pages)).not.toContain('Totales de las mercancías');
    const last = texts([asked.pages.at(-1)!]);
    expect(last).toEqual(expect.arrayContaining(['Totales de las mercancías', '75.00', '600.60']));
    expect(texts(asked.pages)).toContain(`Página ${asked.pages.length} de ${asked.pages.length}`);
    expect(draw({ ...body, MERCANCIAS }, 3, { imprdvagastos: '1' }).pages).toHaveLength(1);
  });
});
