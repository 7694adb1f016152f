import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi(['admin.gt', 'agente2.gt', 'agente.hn']);
});
afterAll(() => api.stop());

const ask = (name: string, params: unknown, login?: string) => api.ask(`catalogues/${name}`, params, login);
const changes = async (login?: string) =>
  (await ask('editionChanges', {}, login)).body.result as Record<string, unknown>;

/** An official file: its own headings and points, text indented under its heading. */
const edition = async (FUENTE: string, VIGENTE_DESDE: string, lines: readonly string[]) => {
  const CSV = ['Descripción;Código;DAI %', 'Animales;01.01;', ...lines].join('\r\n');
  const file = { TABLA: 'cat_sac', FUENTE, VIGENTE_DESDE, MUESTRA: '0', CSV };
  const answer = await ask('importCsv', file, 'admin.gt');
  expect(answer.body.error).toBeUndefined();
};

it('of the tariff say what was suppressed, added and charged otherwise, to every company of the country alone', async () => {
  await edition('Edición VI', '2026-01-01', [
    '- - Reproductores;0101.21.00.00;0',
    '- - Los demás;0101.29.00.00;5',
    '- Asnos;0101.30.00.00;10',
  ]);
  // What the product shipped before is a sample, and nothing is compared to it.
  expect(await changes()).toMatchObject({ ANTERIOR: '', SUPRIMIDOS: 0, TARIFAS: 0, suppressed: [] });

  await edition('Edición VII', '2026-07-01', [
    '- - Reproductores;0101210000;0',
    '- - Los demás;0101290000;15',
    '- Mulos;0101900000;10',
  ]);
  expect(await changes()).toEqual({
    FUENTE: 'Edición VII',
    VIGENTE_DESDE: '2026-07-01',
    ANTERIOR: '2026-01-01',
    AGREGADOS: 1,
    SUPRIMIDOS: 1,
    TARIFAS: 1,
    suppressed: [{ CLAVE: '0101300000', VALOR: 'Asnos' }],
    rates: [{ CLAVE: '0101290000', VALOR: 'Animales: Los demás', ANTES: '5.00', AHORA: '15.00' }],
  });
  expect(await changes('agente.hn')).toMatchObject({ ANTERIOR: '', SUPRIMIDOS: 0 });
});

it('of the tariff are told beside what ruled on the eve, after a corrected file of the same day and after an undo', async () => {
  const loaded = async () =>
    ((await ask('load', { TABLAS: 'cat_sac' })).body.result as { stamp: string }[])[0]!.stamp;
  const undo = async () => {
    const taken = await ask('undo', { TABLA: 'cat_sac', ESTAMPA_TIEMPO: await loaded() }, 'admin.gt');
    expect(taken.body.error).toBeUndefined();
  };
  const first = await changes();
  // The same day again, with the code that the first file had forgotten.
  await edition('Edición VII corregida', '2026-07-01', [
    '- - Reproductores;0101210000;0',
    '- - Los demás;0101290000;15',
    '- Asnos;0101300000;10',
    '- Mulos;0101900000;10',
  ]);
  expect(await changes()).toMatchObject({
    FUENTE: 'Edición VII corregida',
    ANTERIOR: '2026-01-01',
    AGREGADOS: 1,
    SUPRIMIDOS: 0,
    TARIFAS: 1,
    rates: [{ CLAVE: '0101290000', ANTES: '5.00', AHORA: '15.00' }],
  });
  await undo();
  expect(await changes()).toEqual(first);
  await edition('Edición de más', '2026-08-01', ['- Asnos;0101300000;10']);
  expect(await changes()).toMatchObject({ ANTERIOR: '2026-07-01', AGREGADOS: 1, SUPRIMIDOS: 3 });
  await undo();
  expect(await changes()).toEqual(first);
});

it('of the tariff are not loaded out of their order, nor with days of their own', async () => {
  const ask2 = (VIGENTE_DESDE: string, CSV: string) =>
    ask('importCsv', { TABLA: 'cat_sac', FUENTE: 'x', VIGENTE_DESDE, MUESTRA: '0', CSV }, 'admin.gt');
  const older = await ask2('2026-03-01', 'Código;Descripción;DAI\r\n0101210000;Caballos;0');
  expect(JSON.stringify(older.body.error)).toContain('ya rige una edición desde el 01/07/2026');
  const dated = 'CLAVE,VALOR,DAI,UNIDAD,VEHICULO,VIGENTE_DESDE\r\n0101210000,Caballos,0.00,,,2026-08-01';
  const own = await ask2('2026-08-01', dated);
  expect(JSON.stringify(own.body.error)).toContain('una edición rige entera desde un día');
  expect(await changes()).toMatchObject({ FUENTE: 'Edición VII' });
});

it('of more codes than the search counts are refused with a sentence, and the tariff stays', async () => {
  const before = await changes();
  for (const head of ['Código;Descripción;DAI;;', 'CLAVE;VALOR;DAI;UNIDAD;VEHICULO']) {
    const codes = Array.from({ length: 65_536 }, (_, at) => `${8_400_000_000 + at};Bomba;5.00;;`);
    const CSV = [head, ...codes].join('\n');
    const { body } = await ask('previewCsv', { TABLA: 'cat_sac', CSV }, 'admin.gt');
    expect(JSON.stringify(body)).toContain('el archivo tiene 65,536 incisos y un arancel admite 65,535');
  }
  expect(await changes()).toEqual(before);
});

it('of the tariff are told to who opens what was saved under another one, until it is saved again', async () => {
  const call = async (name: string, params: unknown) =>
    (await api.ask(`products/${name}`, params)).body.result as {
      header: { ID: string; LOCK: number };
      problems: { code: string; message: string }[];
    };
  const made = await call('create', {
    CUERPO: { PRODUCTO: { DESCRIPCION: 'Mulo de carga', PARTIDA: '0101900000' } },
  });
  expect((await call('open', { ID: made.header.ID })).problems).toEqual([]);
  await edition('Edición VIII', '2026-09-01', ['- Mulos;0101900000;20']);
  const [told] = (await call('open', { ID: made.header.ID })).problems;
  expect(told).toMatchObject({ code: 'tariff.moved' });
  expect(told!.message).toContain('0101.90.00.00');
  expect(told!.message).toContain('DAI pasa de 10.00 % a 20.00 %');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { ID, LOCK } = made.header;
  const CAMBIOS = [{ op: 'set', path: 'PRODUCTO.MARCA', value: 'Kaneq' }];
  expect((await call('patch', { ID, LOCK, CAMBIOS })).problems).toEqual([]);
  expect((await call('open', { ID })).problems).toEqual([]);
});

it('of twelve thousand codes, every text of which changed, are loaded, told and taken back whole', async () => {
  /** Words that do not shrink when they are packed: the list passes what one row of the table holds. */
  const wordsOf = (seed: number): string =>
    Array.from({ length: 6 }, (_, at) => ((seed * 7919 + at * 104_729) ** 2 % 2 ** 31).toString(36)).join(
      ' ',
    );
  const CODES = 12_000;
  const lines = (about: number) =>
    Array.from({ length: CODES }, (_, at) => `- ${wordsOf(at + about)};${8_400_000_000 + at};5`);
  await edition('Edición IX', '2026-10-01', lines(1));
  await edition('Edición X', '2026-11-01', lines(2));
  const loaded = async () =>
    (
      (await ask('load', { TABLAS: 'cat_sac' })).body.result as { stamp: string; rows: { CLAVE: string }[] }[]
    )[0]!;
  const last = await loaded();
  expect(last.rows.filter((row) => !('VIGENTE_HASTA' in row))).toHaveLength(CODES);
  expect(last.rows.length).toBeGreaterThan(2 * CODES);
  expect(await changes()).toMatchObject({ FUENTE: 'Edición X', AGREGADOS: 0, SUPRIMIDOS: 0, TARIFAS: 0 });
  // Taken back one after the other, as they came.
  for (const FUENTE of ['Edición IX', 'Edición X']) {
    const taken = await ask('undo', { TABLA: 'cat_sac', ESTAMPA_TIEMPO: (await loaded()).stamp }, 'admin.gt');
    expect(taken.body.error).toBeUndefined();
    expect(await changes()).toMatchObject({ FUENTE });
  }
  expect((await loaded()).rows).toHaveLength(last.rows.length);
});
