import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { MOST_DECLARATIONS, type Download } from '../../shared/reports/downloadProcedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import { writeOptions } from '../../shared/users/options/optionText.ts';
import type { Person } from './world.ts';

let { world, ana, foreigner, derived, patch } = {} as TwoAgencies;
let group: ReturnType<typeof createReports>;
const DAYS = { DESDE: '2026-11-01', HASTA: '2026-11-30' };
const FORMULA = '=HYPERLINK("http://malo.example","pague aquí")';

const hear = async (message: object): Promise<number> => {
  const worker = createWorker(async () => world.services);
  const body = JSON.stringify({ company: 'uno', country: 'GT', ...message });
  const { batchItemFailures } = await worker({ Records: [{ messageId: '1', body }] } as never);
  return batchItemFailures.length;
};
const ask = (procedure: string, params: object, as: Person = ana) => world.call(group, procedure, params, as);
const fetched = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

beforeAll(async () => {
  ({ world, ana, foreigner, derived, patch } = await startTwoAgencies());
  group = createReports(async () => world.services);
  for (const number of ['1236000740', '1236000741']) {
    const { id, lock } = await derived(number);
    const { error } = await patch(id, lock, { 'IMPORTADOR.NOMBRE': FORMULA });
    expect(error).toBeUndefined();
  }
  await createSchedule(async () => world.services)({ schedule: 'logbook-chain' });
  await hear({});
});
afterAll(() => world.stop());

describe('a report as a file', () => {
  const fileOf = async (FORMATO: string, more: object = {}): Promise<Uint8Array> => {
    const { result, error } = await ask('file', { REPORTE: 'declarations', FORMATO, ...DAYS, ...more });
    expect(error).toBeUndefined();
    return fetched(result.ENLACE);
  };

  it('as CSV holds the chosen columns and no cell that a spreadsheet executes', async () => {
    const csv = text(await fileOf('CSV', { COLUMNAS: ['CLIENTE', 'NO_ORDEN', 'NIT'] }));
    const [head, ...rows] = csv.trim().split('\r\n');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(head).toBe('No. de orden,Cliente,NIT o RTN');
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toContain(`,"'=HYPERLINK`);
    // As people read it everywhere: on the screen, in the workbook and on the print it is the same text.
    expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(['123-6000740', '123-6000741']);
    for (const row of rows) expect(row).toMatch(/,\d+-[\dK]$/);
  });

  it('holds the fields that the company shows where whoever asks names none', async () => {
    const head = async () => text(await fileOf('CSV')).split('\r\n')[0];
    expect(await head()).not.toContain('NIT o RTN');
    const key = userRowKey('uno', ana.id);
    const { database } = world.services;
    await database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
    const field = { OPCION: 'cat_sys_configuracion_usuario.VALOR' };
    const CONFIGURACION = writeOptions([
      { ...field, CLAVE: 'reporte-duca-encabezado-detalle-campo-NIT', VALOR: '1' },
      { ...field, CLAVE: 'reporte-duca-encabezado-detalle-campo-CANAL', VALOR: '0' },
    ]);
    const users = createUsers(async () => world.services);
    const { error } = await world.call(users, 'saveGlobalConfiguration', { CONFIGURACION }, ana);
    expect(error).toBeUndefined();
    await database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '0' } });
    expect(await head()).toContain('NIT o RTN');
    expect(await head()).not.toContain('Canal');
    const named = text(await fileOf('CSV', { COLUMNAS: ['CANAL', 'CLIENTE'] })).split('\r\n')[0];
    expect(named).toBe('\uFEFFCliente,Canal');
  });

  it('as XLSX holds the same as a text, and amounts as numbers', async () => {
    const parts = unzipSync(await fileOf('XLSX'));
    const all = Object.values(parts)
      .map((each) => strFromU8(each))
      .join('\n');
    expect(all).toContain('=HYPERLINK(');
    expect(all).not.toMatch(/<f[ >]/);
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toMatch(/<c [^>]*><v>\d+(\.\d+)?<\/v>/);
  });

  it('as PDF is tagged and archival', async () => {
    const pdf = Buffer.from(await fileOf('PDF')).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toMatch(/pdfaid/);
  });
});

describe('the whole information of a period', () => {
  const start = async (FORMATO: string, as: Person = ana): Promise<Download> => {
    const { result, error } = await ask('startDownload', { ...DAYS, FORMATO }, as);
    expect(error).toBeUndefined();
    return result;
  };
  const made = async ({ ID }: Download): Promise<Record<string, Uint8Array>> => {
    expect(await hear({ job: ID, user: ana.id })).toBe(0);
    const { result } = await ask('downloadLink', { ID });
    return unzipSync(await fetched(result.ENLACE));
  };

  it('comes as a table for each data set, as a workbook, or as a file for each declaration', async () => {
    const csv = await made(await start('CSV'));
    expect(text(csv['DUCA.csv']!)).toContain('1236000740');
    expect(text(csv['IMPORTADOR.csv']!)).toContain(`"'=HYPERLINK`);
    expect(text(csv['FRACCIONES.csv']!).trim().split('\r\n').length).toBeGreaterThan(2);
    const xml = await made(await start('XML'));
    expect(Object.keys(xml)).toHaveLength(2);
    expect(text(Object.values(xml)[0]!)).toContain('<NOMBRE>=HYPERLINK(&quot;');
    const book = unzipSync((await made(await start('XLSX')))['declaraciones.xlsx']!);
    expect(Object.keys(book).filter((name) => name.startsWith('xl/worksheets/')).length).toBeGreaterThan(3);
  });

  it('goes on where it stopped, and reads no declaration twice', async () => {
    const job = await start('CSV');
    const { files } = world.services;
    const put = files.put.bind(files);
    vi.spyOn(files, 'put').mockImplementation((scope, bucket, name, bytes, type) => {
      if (name.endsWith('.zip')) throw new Error('se fue la luz');
      return put(scope, bucket, name, bytes, type);
    });
    expect(await hear({ job: job.ID, user: ana.id })).toBe(1);
    vi.restoreAllMocks();
    const listed = (await ask('downloads', {})).result as Download[];
    const row = listed.find(({ ID }) => ID === job.ID);
    expect(row).toMatchObject({ ESTADO: 'EN_CURSO', HECHAS: 2, TOTAL: 2 });
    const opened = vi.spyOn(DocumentStore.prototype, 'open');
    expect(Object.keys(await made(job))).toContain('DUCA.csv');
    expect(opened).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(await hear({ job: job.ID, user: ana.id })).toBe(0);
  });

  it('is nobody’s but who asked for it, and of those alone who may read declarations', async () => {
    const job = await start('XML');
    await made(job);
    const rosa = await world.person('uno', 'rosa');
    for (const other of [rosa, foreigner]) {
      expect((await ask('downloads', {}, other)).result).toEqual([]);
      expect((await ask('downloadLink', { ID: job.ID }, other)).error!.code).toBe('not-found');
    }
    await world.services.database.aside({
      kind: 'update',
      table: 'users',
      key: userRowKey('uno', 'rosa'),
      set: { IdPerfil: '4', IMPORTADORES: ['81237642'] },
    });
    const refused = await ask('startDownload', { ...DAYS, FORMATO: 'XML' }, rosa);
    expect(refused.error!.code).toBe('permission.denied');
  });

  it('of days without a declaration, and of ten years, is refused with a sentence', async () => {
    const none = await ask('startDownload', { DESDE: '2026-01-01', HASTA: '2026-01-02', FORMATO: 'CSV' });
    expect(none.error!.message).toMatch(/no hay ninguna declaración/);
    const wide = await ask('startDownload', { DESDE: '2016-01-01', HASTA: '2026-01-02', FORMATO: 'CSV' });
    expect(wide.error!.message).toMatch(/abarca 731 a lo sumo/);
    expect(MOST_DECLARATIONS).toBe(2000);
  });
});
