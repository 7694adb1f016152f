import write, { type Cell } from 'write-excel-file/node';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableWorkbook, workbookText } from './workbookText.ts';

const book = async (rows: Cell[][]): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await write(rows, {}).toBuffer());
const text = (value: string): Cell => ({ type: String, value });

describe('workbookText', () => {
  it('gives the first sheet as a CSV: texts as they are, numbers and days as they would be typed', async () => {
    const bytes = await book([
      [text('Código'), text('Precio'), text('Día'), text('Activo')],
      [
        text('0101,"21'),
        { type: Number, value: 0.1 + 0.2 },
        { type: Date, value: new Date(Date.UTC(2026, 5, 30)), format: 'dd/mm/yyyy' },
        { type: Boolean, value: true },
      ],
      [text('ñ'), { type: Number, value: 8471300000 }, null, null],
    ]);
    expect(await workbookText(bytes)).toBe(
      'Código,Precio,Día,Activo\r\n"0101,""21",0.3,30/06/2026,Sí\r\nñ,8471300000,,',
    );
  });

  it('counts a formula with the value that it last had, or with none', async () => {
    const bytes = await book([[text('A')], [{ type: 'Formula', value: '1+1' } as unknown as Cell]]);
    expect(await workbookText(bytes)).not.toContain('1+1');
  });

  it('says in a sentence that a workbook is cut, damaged, none, or a bomb', async () => {
    const whole = await book([[text('A')], [text('B')]]);
    for (const bytes of [
      whole.slice(0, whole.length / 2),
      Uint8Array.from(zipSync({ 'a.txt': Uint8Array.of(1) })),
      Uint8Array.of(0x50, 0x4b, 3, 4),
    ]) {
      await expect(workbookText(bytes)).rejects.toThrow(UnreadableWorkbook);
      await expect(workbookText(bytes)).rejects.toThrow(/cortado o dañado.*CSV UTF-8/);
    }
    // What the folder says of its parts is believed, so that nothing is unpacked to find out.
    const bomb = Uint8Array.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64) }));
    const view = new DataView(bomb.buffer);
    const central = view.getUint32(bomb.length - 6, true);
    view.setUint32(central + 24, 500 * 1024 * 1024, true);
    await expect(workbookText(bomb)).rejects.toThrow(/demasiado grande por dentro/);
  });
});
