import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { packDownload } from './packDownload.ts';

const declared = (ID: string, ESTADO: string, VERSION: number) => ({
  ...{ ID, ESTADO, VERSION },
  body: { DUCA: { NO_ORDEN: '1236000740' }, FRACCIONES: [{ NUMERO_LINEA: '1' }, { NUMERO_LINEA: '2' }] },
});
const declarations = [declared('duc-vale', 'VERDE', 2), declared('duc-anulada', 'ANULADA', 1)];

const packed = async (format: 'CSV' | 'XLSX' | 'XML'): Promise<Record<string, Uint8Array>> =>
  unzipSync(await packDownload(ducaDefinition, declarations, format));

it('each row of a downloaded table says in which state and version its declaration is, as the XML does', async () => {
  const xml = Object.values(await packed('XML')).map((each) => strFromU8(each));
  const said = xml.map((text) => /ID="(.+)" ESTADO="(.+)" VERSION="(.+)"/.exec(text)!.slice(1, 4).join(','));
  expect(said).toEqual(['duc-vale,VERDE,2', 'duc-anulada,ANULADA,1']);
  const csv = await packed('CSV');
  const rowsOf = (name: string) => strFromU8(csv[name]!).trim().split('\r\n');
  for (const [name, rows] of [
    ['DUCA.csv', said],
    ['FRACCIONES.csv', said.flatMap((each) => [each, each])],
  ] as const) {
    const [head, ...lines] = rowsOf(name);
    expect(head).toMatch(/^\uFEFF?ID_DECLARACION,ESTADO_DECLARACION,VERSION_DECLARACION,/);
    expect(lines.map((line) => line.split(',').slice(0, 3).join(','))).toEqual(rows);
  }
  const book = unzipSync((await packed('XLSX'))['declaraciones.xlsx']!);
  const words = Object.values(book).map((each) => strFromU8(each));
  for (const word of ['ESTADO_DECLARACION', 'VERSION_DECLARACION', 'ANULADA'])
    expect(words.some((each) => each.includes(word))).toBe(true);
});
