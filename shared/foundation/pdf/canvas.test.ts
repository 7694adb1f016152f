import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import type { Canvas } from './canvas.ts';
import { formTemplate } from './formTemplate.ts';
import { LETTER, MM_PER_POINT } from './geometry.ts';
import { renderDisplay } from './renderDisplay.ts';
import type { Table } from './table.ts';

const BLANK = formTemplate(LETTER, () => {});
const BOX: Box = { x: 20, y: 30, w: 60, h: 9, number: '12', caption: 'Flete' };

function drawn(draw: (canvas: Canvas) => void) {
  const { pages, reports } = renderDisplay((book) => draw(book.page(BLANK)));
  const content = pages[0]?.content;
  if (!content) throw new Error('no page');
  return { ...content, reports };
}

describe('text', () => {
  it('ends right-aligned numbers at the same place and centres on the anchor', () => {
    const { texts } = drawn((canvas) => {
      for (const [index, amount] of ['1.00', '1,234.50', '99,999,999.99'].entries()) {
        canvas.text(190, 20 + index * 5, amount, { align: 'right', size: 7.25 });
      }
      canvas.text(100, 50, 'centro', { align: 'center' });
    });
    for (const text of texts.slice(0, 3)) expect(text.x + text.width).toBeCloseTo(190, 9);
    const centred = texts[3];
    expect(centred && centred.x + centred.width / 2).toBeCloseTo(100, 9);
  });

  it('reports what is cut, squeezed, replaced and off the page, with path and page', () => {
    const { reports, texts } = drawn((canvas) => {
      canvas.text(10, 10, 'demasiado largo para tan poco', { maxWidth: 12, path: 'A' });
      canvas.text(60, 20, '123,456,789.00', { maxWidth: 8, align: 'right', path: 'B' });
      canvas.text(10, 30, 'Łodz 🚢', { path: 'C' });
      canvas.text(210, 40, 'fuera de la hoja', { path: 'D' });
      canvas.text(10, 50, 'cabe', { maxWidth: 30, path: 'E' });
    });
    expect(reports.map(({ kind, page, path }) => [kind, page, path])).toEqual([
      ['cut', 1, 'A'],
      ['squeezed', 1, 'B'],
      ['replaced', 1, 'C'],
      ['offPage', 1, 'D'],
    ]);
    expect(reports[0]).toMatchObject({ text: 'demasiado largo para tan poco', shown: texts[0]?.text });
    expect(texts[1]?.text).toBe('123,456,789.00');
    expect(texts[2]?.text).toBe('Lodz [U+1F6A2]');
    expect(reports[2]?.signs).toEqual([
      { sign: 'Ł', shown: 'L' },
      { sign: '🚢', shown: '[U+1F6A2]' },
    ]);
  });

  it('makes an area of an empty text that has a path', () => {
    const { areas, texts } = drawn((canvas) => canvas.text(10, 10, '', { path: 'VACIO', maxWidth: 20 }));
    expect(texts).toEqual([]);
    expect(areas).toMatchObject([{ x: 10, width: 20, path: 'VACIO' }]);
  });

  it('makes no area of what belongs to no field: not of a text, a value or a row', () => {
    const { areas, texts } = drawn((canvas) => {
      canvas.text(10, 10, 'suelto');
      canvas.value(BOX, '800.00');
      const columns = [{ x: 10, w: 30, field: 'NOMBRE' }];
      canvas.tableRow({ name: 'MERCANCIAS', lineHeight: 4, columns }, 50, ['uno'], { row: 0 });
    });
    expect(texts.map(({ text }) => text)).toEqual(['suelto', '800.00', 'uno']);
    expect(areas).toEqual([]);
  });

  it('refuses a page that is already finished', () => {
    expect(() =>
      renderDisplay((book) => {
        const first = book.page(BLANK);
        book.page(BLANK);
        first.text(10, 10, 'tarde');
      }),
    ).toThrow('already finished');
  });
});

describe('box', () => {
  it('captions in capitals beside the number, both marked with the box', () => {
    const { texts, rects } = drawn((canvas) => canvas.box(BOX));
    expect(rects).toMatchObject([{ x: 20, y: 30, width: 60, height: 9 }]);
    expect(texts.map(({ text, meaning }) => [text, meaning.role, meaning.box])).toEqual([
      ['12', 'caption', '12'],
      ['FLETE', 'caption', '12'],
    ]);
  });

  it.each([
    '800.00',
    'Naviera Centroamericana, Sociedad Anónima, agencia de Puerto Barrios y Santo Tomás de Castilla',
  ])('keeps %j inside, below the caption, and makes the whole box clickable', (value) => {
    for (const h of [7, 9, 14, 25]) {
      const box = { ...BOX, h };
      let fits = false;
      const { texts, areas, reports } = drawn((canvas) => {
        canvas.value(box, value, { path: 'FLETE' });
        fits = canvas.fitsBox(box, value);
      });
      expect(areas).toEqual([{ x: 20, y: 30, width: 60, height: h, path: 'FLETE' }]);
      expect(fits).toBe(value.length < 10 || h >= 9);
      expect(reports.map(({ kind }) => kind)).toEqual(fits ? [] : ['cut']);
      for (const text of texts) {
        expect(text.x + text.width).toBeLessThanOrEqual(80);
        expect(text.y - text.size * 0.718).toBeGreaterThan(30 + 5 * MM_PER_POINT);
        expect(text.y).toBeLessThan(30 + h);
        expect(text.meaning).toEqual({ role: 'value', path: 'FLETE', box: '12', group: '12' });
      }
    }
  });

  it('says beforehand when a value will not fit', () => {
    drawn((canvas) => expect(canvas.fitsBox(BOX, 'FACT-001234, '.repeat(40))).toBe(false));
  });
});

describe('table', () => {
  const table: Table = {
    name: 'MERCANCIAS',
    lineHeight: 4,
    columns: [
      { x: 10, w: 30, field: 'NOMBRE', lines: 2, caption: 'Nombre comercial', number: '41' },
      { x: 40, w: 20, field: 'FOB', align: 'right' },
    ],
  };

  it('marks cells with table, row, column and path, and sets pre-wrapped lines one below the other', () => {
    const { texts, areas } = drawn((canvas) => {
      const taken = canvas.tableRow(table, 50, [['uno', 'dos'], '5.00'], { row: 3, path: 'MERCANCIAS[3]' });
      expect(taken).toBe(2);
    });
    expect(
      texts.map(({ text, meaning }) => [text, meaning.path, meaning.table, meaning.row, meaning.column]),
    ).toEqual([
      ['uno', 'MERCANCIAS[3].NOMBRE', 'MERCANCIAS', 3, 0],
      ['dos', 'MERCANCIAS[3].NOMBRE', 'MERCANCIAS', 3, 0],
      ['5.00', 'MERCANCIAS[3].FOB', 'MERCANCIAS', 3, 1],
    ]);
    expect((texts[1]?.y ?? 0) - (texts[0]?.y ?? 0)).toBeCloseTo(4, 9);
    expect(texts[2]?.y).toBe(texts[0]?.y);
    expect(areas.map(({ path, height }) => [path, height])).toEqual([
      ['MERCANCIAS[3].NOMBRE', 8],
      ['MERCANCIAS[3].FOB', 8],
    ]);
  });

  it('wraps, then shrinks, then cuts and reports', () => {
    const { texts, reports } = drawn((canvas) => {
      canvas.tableRow(table, 50, ['Bomba centrífuga de acero inoxidable', '123,456,789,012,345.00'], {
        row: 0,
      });
      canvas.tableRow(table, 60, ['Bomba centrífuga '.repeat(20), ''], { row: 1 });
    });
    expect(texts.filter(({ meaning }) => meaning.row === 0 && meaning.column === 0)).toHaveLength(2);
    expect(texts.filter(({ meaning }) => meaning.row === 1)).toHaveLength(2);
    expect(reports.map(({ kind }) => kind)).toEqual(['cut']);
    for (const text of texts)
      expect(text.x + text.width).toBeLessThanOrEqual(text.meaning.column === 0 ? 40 : 60);
  });

  it('sets a number that is too wide smaller and shows all of it: cut it would be another number', () => {
    const number = `${'123,456,789,'.repeat(6)}012.00`;
    const { texts, reports } = drawn((canvas) => canvas.tableRow(table, 50, ['', number], { row: 0 }));
    expect(texts.map(({ text }) => text)).toEqual([number]);
    expect(texts[0]!.x).toBeGreaterThanOrEqual(40);
    expect(reports.map(({ kind }) => kind)).toEqual(['squeezed']);
  });

  it('heads its columns with number and caption', () => {
    const { texts } = drawn((canvas) => canvas.tableHead(table, 40, 10));
    expect(texts.map(({ text, meaning }) => [text, meaning.role])).toEqual([
      ['41', 'columnHeader'],
      ['NOMBRE COMERCIAL', 'columnHeader'],
    ]);
  });
});

describe('a later preview', () => {
  it('has the captions of a form as the same object, so that a view need not draw them again', () => {
    const form = formTemplate(LETTER, (canvas) => void canvas.text(10, 10, 'Formulario'));
    const preview = () => renderDisplay((book) => void book.page(form)).pages[0]!.template;
    expect(preview()).toBe(preview());
    expect(preview().texts).toMatchObject([{ text: 'Formulario' }]);
  });
});
