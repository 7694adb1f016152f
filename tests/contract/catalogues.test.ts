import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoApi, type DemoApi } from './demoApi.ts';

let api: DemoApi;

beforeAll(async () => {
  api = await startDemoApi(['admin.gt', 'agente.gt', 'admin2.gt', 'agente.hn']);
});
afterAll(() => api.stop());

const ask = (name: string, params: unknown, login?: string) => api.ask(`catalogues/${name}`, params, login);
type Rows = { CLAVE: string; VALOR: string; [attribute: string]: string }[];

describe('combos (spec 7)', () => {
  it('are one list a name, or flat for one name, by position and by name alike', async () => {
    const two = await ask('combos', ['cat_sys_paises|cat_sys_ubicaciones', 'gt-pacifico', '2']);
    const [places, locations] = two.body.result as Rows[];
    expect(places).toContainEqual({ CLAVE: 'GT', VALOR: 'Guatemala', ALIAS: 'GTM' });
    expect(locations!.length).toBeGreaterThan(100);
    const one = await ask('combos', { TABLAS: 'cat_sys_paises', ID_CLIENTE: 'gt-pacifico', MODO: '2' });
    expect(one.body.result).toEqual(places);
  });

  it('show the placeholder for what there is not', async () => {
    const answer = await ask('combos', ['cat_sys_nada', 'gt-pacifico', '2']);
    expect(answer.body.result).toEqual([{ CLAVE: '-1', VALOR: 'SIN RESULTADOS' }]);
  });

  it('are those of the country', async () => {
    const rows = async (login: string, company: string): Promise<string[]> =>
      ((await ask('combos', ['cat_sys_aduanas', company, '2'], login)).body.result as Rows).map(
        (row) => row.CLAVE,
      );
    expect(await rows('agente.gt', 'gt-pacifico')).toContain('PQ');
    expect(await rows('agente.hn', 'hn-sula')).toContain('0004');
  });
});

describe('the other lists of spec 7', () => {
  const codesOf = (rows: Rows): string[] => rows.map(({ CLAVE }) => CLAVE);

  it('give the places of a country, the same in both versions of the call', async () => {
    const second = (await ask('locations', ['gt-pacifico', 'US', '2'])).body.result as Rows;
    expect(codesOf(second)).toContain('USMIA');
    expect(second.every(({ PAIS }) => PAIS === 'US')).toBe(true);
    expect((await ask('locations', ['gt-pacifico', 'US', '2', 'E'])).body.result).toEqual(second);
    const nowhere = await ask('locations', ['gt-pacifico', 'ZZ', '2']);
    expect(nowhere.body.result).toEqual([{ CLAVE: '-1', VALOR: 'SIN RESULTADOS' }]);
  });

  it('give the types of documents, and the issuers of a country', async () => {
    const [invoices, transports] = (await ask('documentTypes', ['gt-pacifico'])).body.result as Rows[];
    expect(codesOf(invoices!)).toContain('380');
    expect(codesOf(transports!)).toContain('705');
    const issuers = (await ask('issuers', ['gt-pacifico', 'GT'])).body.result as Rows[];
    expect(issuers).toHaveLength(3);
    expect(codesOf(issuers[0]!)).toContain('PRV');
    expect(codesOf(issuers[1]!)).toContain('NAV');
  });

  it('come all in one, fourteen of them in their order, suppliers from the cards of the company', async () => {
    const all = async (login: string, company: string): Promise<Rows[]> =>
      (await api.ask('parties/combo', [company], login)).body.result as Rows[];
    const lists = await all('agente.gt', 'gt-pacifico');
    expect(lists).toHaveLength(14);
    const held = [
      '705',
      'NAV',
      'PRV',
      '380',
      'GT',
      undefined,
      'USD',
      'FOB',
      undefined,
      undefined,
      'KGM',
      'BX',
    ];
    held.forEach((code, at) => {
      if (code !== undefined) expect(codesOf(lists[at]!), String(at)).toContain(code);
    });
    expect(codesOf(lists[13]!)).toContain('GTPRQ');
    const card = { CUERPO: { FICHA: { ID_ROL: 'PROVEEDOR', NOMBRE: 'Kaneq de prueba' } } };
    await api.ask('parties/create', card);
    const importer = { CUERPO: { FICHA: { ID_ROL: 'IMPORTADOR', NOMBRE: 'Bodegas de prueba' } } };
    await api.ask('parties/create', importer);
    const names = async (...of: [string, string]) => (await all(...of))[5]!.map(({ VALOR }) => VALOR);
    expect(await names('agente.gt', 'gt-pacifico')).toContain('Kaneq de prueba');
    expect(await names('agente.gt', 'gt-pacifico')).not.toContain('Bodegas de prueba');
    expect(await names('agente.hn', 'hn-sula')).not.toContain('Kaneq de prueba');
  });
});

describe('list, load and timestamps', () => {
  it('say where a list comes from and whether it is a sample', async () => {
    const rows = (await ask('list', [])).body.result as Record<string, unknown>[];
    expect(rows.find((row) => row['NOMBRE_TABLA'] === 'cat_sys_aduanas')).toMatchObject({
      MUESTRA: '1',
      VIGENTE_DESDE: '2026-01-01',
    });
    expect(rows.find((row) => row['NOMBRE_TABLA'] === 'cat_sys_paises')).toMatchObject({
      MUESTRA: '0',
      FILAS: 250,
    });
    const [loaded] = (await ask('load', ['cat_sys_incoterm'])).body.result as { name: string; rows: Rows }[];
    expect(loaded).toMatchObject({ name: 'cat_sys_incoterm', sample: true });
    expect(loaded!.rows[0]).toMatchObject({ INCLUYE_FOB: '1' });
    const stamps = (await ask('timestamps', ['gt-pacifico', 'cat_sys_paises', '0'])).body.result;
    expect(stamps).toEqual([
      { NOMBRE_TABLA: 'cat_sys_paises', ESTAMPA_TIEMPO: expect.stringMatching(/^\d{4}-/) as string },
    ]);
  });
});

describe('importCsv', () => {
  const file = (csv: string) => ({
    TABLA: 'cat_sys_formas_pago',
    FUENTE: 'Resolución de prueba 1-2026',
    VIGENTE_DESDE: '2026-02-01',
    MUESTRA: false,
    CSV: csv,
  });

  it('names every bad row and field, and changes nothing', async () => {
    const before = (await ask('load', ['cat_sys_formas_pago'])).body.result;
    const answer = await ask(
      'importCsv',
      file('CLAVE,VALOR\nTB,Transferencia\nTB,Otra vez\n,Sin clave'),
      'admin.gt',
    );
    expect(answer.status).toBe(422);
    expect(answer.body.error?.message).toBe('El archivo tiene 2 problemas; no se cambió nada.');
    expect(answer.body.error?.problems).toMatchObject([
      { path: 'FILAS[3].CLAVE' },
      { path: 'FILAS[4].CLAVE' },
    ]);
    expect((await ask('load', ['cat_sys_formas_pago'])).body.result).toEqual(before);
  });

  it('replaces the list in its country with its source and a new stamp', async () => {
    const answer = await ask('importCsv', file('CLAVE,VALOR\nXX,Trueque'), 'admin.gt');
    expect(answer.body.result).toMatchObject({ NOMBRE_TABLA: 'cat_sys_formas_pago', FILAS: 1 });
    const [list] = (await ask('load', ['cat_sys_formas_pago'])).body.result as object[];
    expect(list).toMatchObject({
      source: 'Resolución de prueba 1-2026',
      sample: false,
      rows: [{ CLAVE: 'XX', VALOR: 'Trueque' }],
    });
    const [abroad] = (await ask('load', ['cat_sys_formas_pago'], 'agente.hn')).body.result as {
      rows: Rows;
    }[];
    expect(abroad!.rows.length).toBeGreaterThan(1);
  });

  it('shows before it is done what a file changes, with every bad row', async () => {
    const seen = await ask(
      'previewCsv',
      { TABLA: 'cat_sys_canales', CSV: 'CLAVE,VALOR\nVERDE,Libre\nAZUL,Nuevo' },
      'admin.gt',
    );
    expect(seen.body.result).toMatchObject({ FILAS: 2, AGREGADAS: 1, CAMBIADAS: 1, problems: [] });
    const bad = await ask('previewCsv', { TABLA: 'cat_sys_canales', CSV: 'CLAVE,VALOR\n,x' }, 'admin.gt');
    expect(bad.body.result).toMatchObject({ problems: [{ path: 'FILAS[2].CLAVE' }] });
    const denied = await ask('previewCsv', { TABLA: 'cat_sys_canales', CSV: 'CLAVE,VALOR\nA,B' });
    expect(denied.body.error?.code).toBe('permission.denied');
  });

  it('refuses who looked at an older list, and says who was faster', async () => {
    const look = async (): Promise<string> =>
      ((await ask('list', [])).body.result as Record<string, string>[]).find(
        (row) => row['NOMBRE_TABLA'] === 'cat_sys_niveles_comerciales',
      )!['ESTAMPA_TIEMPO']!;
    const ESTAMPA_TIEMPO = await look();
    const put = (VALOR: string, stamp: string) =>
      ask(
        'importCsv',
        { ...file(`CLAVE,VALOR\nZZ,${VALOR}`), TABLA: 'cat_sys_niveles_comerciales', ESTAMPA_TIEMPO: stamp },
        'admin.gt',
      );
    expect((await put('primero', ESTAMPA_TIEMPO)).status).toBe(200);
    const late = await put('tarde', ESTAMPA_TIEMPO);
    expect(late.body.error).toMatchObject({ code: 'document.stale' });
    expect(late.body.error?.message).toContain('admin.gt');
    expect((await put('segundo', await look())).status).toBe(200);
  });

  it('lists what waits for an import, with the columns of its file', async () => {
    const rows = (await ask('list', [])).body.result as Record<string, unknown>[];
    expect(rows.find((row) => row['NOMBRE_TABLA'] === 'cat_sys_excluye_minimas_acuerdo2')).toMatchObject({
      FILAS: 0,
      IMPORTABLE: '1',
      COLUMNAS: ['ACUERDO', 'PREFIJO'],
    });
  });

  it('is for administrators of the operating company: the list is everybody’s', async () => {
    for (const login of ['agente.gt', 'admin2.gt']) {
      const answer = await ask('importCsv', file('CLAVE,VALOR\nYY,Nada'), login);
      expect(answer.body.error?.code, login).toBe('permission.denied');
    }
  });

  it('refuses unknown lists, days and blank sources', async () => {
    const coded = async (change: object): Promise<string | undefined> =>
      (await ask('importCsv', { ...file('CLAVE,VALOR\nA,B'), ...change }, 'admin.gt')).body.error?.code;
    expect(await coded({ TABLA: 'cat_nada' })).toBe('not-found');
    expect(await coded({ VIGENTE_DESDE: '2026-02-30' })).toBe('params.invalid');
    expect(await coded({ FUENTE: ' ' })).toBe('params.invalid');
    // The list would rule at once, before its day.
    expect(await coded({ VIGENTE_DESDE: '2999-01-01' })).toBe('params.invalid');
  });
});

describe('undo', () => {
  const TABLA = 'cat_sys_modos_transporte';
  type Listed = Record<string, string>;
  const facts = async (): Promise<Listed> =>
    ((await ask('list', [])).body.result as Listed[]).find((row) => row['NOMBRE_TABLA'] === TABLA)!;
  const put = async (CSV: string): Promise<unknown> =>
    (
      await ask(
        'importCsv',
        { TABLA, FUENTE: 'Prueba', VIGENTE_DESDE: '2026-02-01', MUESTRA: false, CSV },
        'admin.gt',
      )
    ).body.result;
  const undo = async (as = 'admin.gt', stamp?: string) =>
    (await ask('undo', { TABLA, ESTAMPA_TIEMPO: stamp ?? (await facts())['ESTAMPA_TIEMPO']! }, as)).body;

  it('brings back the list before the last load, down to what the product ships', async () => {
    const shipped = (await ask('load', [TABLA])).body.result as { rows: Rows }[];
    expect((await facts())['IMPORTADO']).toBe('0');
    expect((await undo()).error?.code).toBe('rejected');
    const names = async () => ((await ask('load', [TABLA])).body.result as { rows: Rows }[])[0]!.rows;
    const columns = (await facts())['COLUMNAS'] as unknown as string[];
    const csv = (VALOR: string) =>
      `${['CLAVE', 'VALOR', ...columns].join(',')}\nZZ,${VALOR}${columns.map(() => ',').join('')}\n`;
    await put(csv('Primera'));
    await put(csv('Segunda'));
    expect((await facts())['IMPORTADO']).toBe('1');
    expect((await undo()).error).toBeUndefined();
    expect((await names())[0]).toMatchObject({ VALOR: 'Primera' });
    expect((await undo()).error).toBeUndefined();
    expect((await names())[0]).toMatchObject({ VALOR: 'Segunda' });
    expect(shipped[0]!.rows.length).toBeGreaterThan(1);
  });

  it('is refused to who looked at another list, and to who does not operate the platform', async () => {
    expect((await undo('admin.gt', '2020-01-01T00:00:00.000Z')).error?.code).toBe('document.stale');
    expect((await undo('admin2.gt')).error?.code).toBe('permission.denied');
  });

  it('takes a first load back to what the product ships, as shipped', async () => {
    const name = 'cat_sys_prioridades';
    const listed = async () =>
      ((await ask('list', [])).body.result as Listed[]).find((row) => row['NOMBRE_TABLA'] === name)!;
    const before = (await ask('load', [name])).body.result;
    const columns = (await listed())['COLUMNAS'] as unknown as string[];
    const CSV = `${['CLAVE', 'VALOR', ...columns].join(',')}\nZZ,Otra${columns.map(() => ',').join('')}\n`;
    const file = { TABLA: name, FUENTE: 'Prueba', VIGENTE_DESDE: '2026-02-01', MUESTRA: false, CSV };
    const done = await ask('importCsv', file, 'admin.gt');
    const { ESTAMPA_TIEMPO } = done.body.result as Listed;
    await ask('undo', { TABLA: name, ESTAMPA_TIEMPO: ESTAMPA_TIEMPO! }, 'admin.gt');
    expect((await ask('load', [name])).body.result).toEqual(before);
    expect((await listed())['IMPORTADO']).toBe('0');
  });
});

it('takes the tariff as its authority publishes it, and says what a new edition changes', async () => {
  const CSV =
    'Descripción;Código;DAI\nCaballos;01.01;\n- - Reproductores de raza pura;0101.21.00.00;5\n- - Los demás;0101.29.00.00;15\n';
  const seen = await ask('previewCsv', { TABLA: 'cat_sac', CSV }, 'admin.gt');
  expect(seen.body.result).toMatchObject({ FILAS: 2, problems: [] });
  const file = {
    TABLA: 'cat_sac',
    FUENTE: 'SAC de prueba',
    VIGENTE_DESDE: '2026-02-01',
    MUESTRA: false,
    CSV,
  };
  const done = await ask('importCsv', file, 'admin.gt');
  expect(done.body.result).toMatchObject({ FILAS: 2 });
  const again = await ask('previewCsv', { TABLA: 'cat_sac', CSV: CSV.replace(';5', ';0') }, 'admin.gt');
  expect(again.body.result).toMatchObject({ CAMBIADAS: 1, IGUALES: 1, AGREGADAS: 0, QUITADAS: 0 });
  const { ESTAMPA_TIEMPO } = done.body.result as Record<string, string>;
  await ask('undo', { TABLA: 'cat_sac', ESTAMPA_TIEMPO: ESTAMPA_TIEMPO! }, 'admin.gt');
});
