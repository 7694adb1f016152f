import { expect, it } from 'vitest';
import { importInParts } from './importInParts.ts';

const parts = ['a', 'b', 'c'].map((CSV) => ({ CSV, FILAS: '2' }));
const answer = (name: string, problems: { row: number; message: string }[] = []) => ({
  CREADAS: 2,
  invoices: [{ NUMERO_FACTURA: name }] as never[],
  problems: problems.map((each) => ({ ...each, column: '', value: '' })),
});

it('parts go one after the other, each told before it goes, and are answered as one file', async () => {
  const said: string[] = [];
  const whole = await importInParts(
    parts,
    async ({ CSV }) => {
      said.push(CSV);
      const own = { row: CSV === 'a' ? 9 : 4, message: `fila de ${CSV}` };
      return answer(CSV, [own, { row: 1, message: 'encabezado' }]);
    },
    ({ done, all }) => said.push(`${done}/${all}`),
  );
  expect(said).toEqual(['0/3', 'a', '1/3', 'b', '2/3', 'c']);
  expect(whole.CREADAS).toBe(6);
  expect(whole.invoices).toHaveLength(3);
  // What each part says of the heading is said once, and rows come in the order of the file.
  expect(whole.problems.map(({ message }) => message)).toEqual([
    'encabezado',
    'fila de b',
    'fila de c',
    'fila de a',
  ]);
});

it('a part that fails is the last that goes', async () => {
  const sent: string[] = [];
  const send = async ({ CSV }: { CSV: string }) => {
    sent.push(CSV);
    if (CSV === 'b') throw new Error('cut off');
    return answer(CSV);
  };
  await expect(importInParts(parts, send, () => undefined)).rejects.toThrow('cut off');
  expect(sent).toEqual(['a', 'b']);
});
