import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogues } from '../../functions/catalogues/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

const HEAD = 'ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO';
const PAGE = { PAGINA: 1, TAMANO: 50 };

let world: DucaWorld;
let ana: Person;
let admin: Person;
const call = (procedure: string, params: unknown, as = admin): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

async function administrator(company: string, id: string): Promise<Person> {
  const person = await world.person(company, id);
  const key = userRowKey(company, id);
  const row = await world.services.database.get<object>('users', key);
  await world.services.database.write({ kind: 'put', table: 'users', item: { ...row, ...key, SUPER: '1' } });
  return person;
}

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('operador', 'GT', { OPERADOR: '1' });
  ana = await world.person('uno', 'ana');
  admin = await administrator('operador', 'admin');
});
afterAll(() => world.stop());

const facts = { FUENTE: 'Resolución de prueba', MUESTRA: false };
const stampNow = async (): Promise<string> => (await call('matrixRows', PAGE)).result.ESTAMPA_TIEMPO;
const typeOf = async (NODO: string, REGIMEN = 'ID'): Promise<string> =>
  (await call('xmlMatrix', { REGIMEN, CLASE: '1' })).result.FILAS.find(
    (row: { NODO: string; NODO_PADRE: string }) => row.NODO === NODO && row.NODO_PADRE === 'duca',
  )?.TIPO;

describe('matrixRows', () => {
  it('is for administrators; who does not operate the platform may look and not change', async () => {
    expect((await call('matrixRows', PAGE, ana)).error?.code).toBe('permission.denied');
    const other = await administrator('uno', 'jefa');
    expect((await call('matrixRows', PAGE, other)).result).toMatchObject({ EDITABLE: '0', MUESTRA: '1' });
    const edits = [{ NODO_PADRE: 'duca', NODO: 'equipos', CLASE: '*', REGIMEN: 'ID', TIPO: 'MANDATORIA' }];
    const save = { ...facts, VIGENTE_DESDE: '2026-11-20', CAMBIOS: edits, ESTAMPA_TIEMPO: '' };
    expect((await call('saveMatrix', save, other)).error?.code).toBe('permission.denied');
  });

  it('filters, orders and pages what the product ships, marked as a sample', async () => {
    const { result } = await call('matrixRows', {
      ...PAGE,
      REGIMEN: 'ID',
      NODO_PADRE: 'duca',
      ORDEN: 'NODO',
    });
    expect(result).toMatchObject({ EDITABLE: '1', MUESTRA: '1', ESTAMPA_TIEMPO: '' });
    expect(result.TOTAL).toBeGreaterThan(20);
    expect(result.FILAS[0]).toMatchObject({ NODO: 'aeronaves', ESTADO: 'vigente', MUESTRA: '1' });
    const names = result.FILAS.map((row: { NODO: string }) => row.NODO);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'es')));
    const second = await call('matrixRows', { PAGINA: 2, TAMANO: 5, TERMINO: 'peso' });
    expect(second.result.FILAS).toHaveLength(5);
  });
});

describe('saveMatrix', () => {
  const equipos = (TIPO: string) => [
    { NODO_PADRE: 'duca', NODO: 'equipos', CLASE: '*', REGIMEN: 'ID', TIPO },
  ];

  it('rules from its day on, keeps what ruled, and refuses who looked at an older matrix', async () => {
    const save = (TIPO: string, day: string, ESTAMPA_TIEMPO: string) =>
      call('saveMatrix', { ...facts, VIGENTE_DESDE: day, CAMBIOS: equipos(TIPO), ESTAMPA_TIEMPO });
    const first = await save('MANDATORIA', '2026-11-20', '');
    expect(first.result).toMatchObject({ AGREGADAS: 0, CAMBIADAS: 1, QUITADAS: 0 });
    expect(await typeOf('equipos')).toBe('MANDATORIA');
    const history = await call('matrixRows', { ...PAGE, REGIMEN: 'ID', TERMINO: 'equipos', HISTORIA: true });
    expect(
      history.result.FILAS.map((row: Record<string, string>) => [
        row['TIPO'],
        row['VIGENTE_HASTA'],
        row['MUESTRA'],
        row['ESTADO'],
      ]),
    ).toEqual([
      ['CONDICIONAL', '2026-11-19', '1', 'terminada'],
      ['MANDATORIA', '', '0', 'vigente'],
    ]);
    const late = await save('NO APLICA', '2026-11-20', '');
    expect(late.error).toMatchObject({ code: 'document.stale' });
    expect(late.error?.message).toContain('admin');
    const gone = await save('', '2026-11-21', first.result.ESTAMPA_TIEMPO);
    expect(gone.result).toMatchObject({ QUITADAS: 1 });
    expect(await typeOf('equipos')).toBe('MANDATORIA');
    const last = await call('matrixRows', { ...PAGE, REGIMEN: 'ID', TERMINO: 'equipos' });
    expect(last.result.FILAS[0]).toMatchObject({ VIGENTE_HASTA: '2026-11-20', ESTADO: 'vigente' });
  });

  it('names row and column of what it cannot be', async () => {
    const wrong = await call('saveMatrix', {
      ...facts,
      VIGENTE_DESDE: '2026-11-20',
      CAMBIOS: [
        ...equipos('MANDATORIA'),
        { NODO_PADRE: 'duca', NODO: 'ekipos', CLASE: '99', REGIMEN: 'QQ', TIPO: '' },
      ],
      ESTAMPA_TIEMPO: await stampNow(),
    });
    expect(wrong.error?.problems.map((each) => each.path)).toEqual([
      'CAMBIOS[1].NODO',
      'CAMBIOS[1].REGIMEN',
      'CAMBIOS[1].CLASE',
    ]);
    expect(wrong.error?.message).toBe(
      'Fila 2, columna NODO: el nodo «ekipos» no existe dentro de «duca». No se cambió nada.',
    );
    const early = await call('saveMatrix', {
      ...facts,
      VIGENTE_DESDE: '2025-12-31',
      CAMBIOS: equipos('CONDICIONAL'),
      ESTAMPA_TIEMPO: await stampNow(),
    });
    expect(early.error?.message).toContain('la matriz rige desde 2026-01-01');
  });
});

describe('importMatrix', () => {
  const file = (CSV: string, VIGENTE_DESDE = '2026-11-20') => ({ ...facts, VIGENTE_DESDE, CSV });

  it('changes nothing when the download comes back, and keeps the matrix within a row of the table', async () => {
    const { CSV } = (await call('downloadMatrix', [])).result;
    const preview = await call('previewMatrix', { VIGENTE_DESDE: '2026-11-20', CSV });
    expect(preview.result).toMatchObject({ AGREGADAS: 0, CAMBIADAS: 0, QUITADAS: 0, problems: [] });
    expect(preview.result.IGUALES).toBe(preview.result.FILAS);
    expect(preview.result.FILAS).toBeGreaterThan(6_000);
  });

  it('shows before it is done what a file changes, and every bad row', async () => {
    const { CSV } = (await call('downloadMatrix', [])).result;
    const changed = CSV.replace(
      /duca\.control,duca,control,\*,ED,MANDATORIA/,
      'duca.control,duca,control,*,ED,CONDICIONAL',
    )
      .replace(/duca\.control,duca,control,\*,DA,MANDATORIA[^\n]*\n/, '')
      .concat('x,duca,equipos,37,ED,MANDATORIA,,,,\r\n');
    const { result } = await call('previewMatrix', { VIGENTE_DESDE: '2027-01-01', CSV: changed });
    expect(result).toMatchObject({ AGREGADAS: 1, CAMBIADAS: 1, QUITADAS: 1, problems: [] });
    expect(
      result.CAMBIOS.map((each: Record<string, string>) => [each['CAMBIO'], each['REGIMEN'], each['TIPO']]),
    ).toEqual([
      ['cambiada', 'ED', 'CONDICIONAL'],
      ['agregada', 'ED', 'MANDATORIA'],
      ['quitada', 'DA', ''],
    ]);
    const bad = await call('previewMatrix', {
      VIGENTE_DESDE: '2027-01-01',
      CSV: `${HEAD}\n1,duca,nada,*,*,MANDATORIA\n2,duca,control,*,QQ,OBLIGATORIA`,
    });
    expect(bad.result.problems.map((each: { path: string }) => each.path)).toEqual([
      'FILAS[2].NODO',
      'FILAS[3].TIPO',
      'FILAS[3].REGIMEN',
    ]);
  });

  it('refuses nodes that the message has not and an older look, wholly', async () => {
    expect((await call('importMatrix', file(HEAD), ana)).error?.code).toBe('permission.denied');
    const before = await stampNow();
    const wrong = await call('importMatrix', file(`${HEAD}\n1,duca,nada,*,*,MANDATORIA`));
    expect(wrong.error).toMatchObject({
      message: 'El archivo tiene un problema; no se cambió nada.',
      problems: [{ path: 'FILAS[2].NODO' }],
    });
    const stale = {
      ...file(`${HEAD}\n1,duca,control,*,*,MANDATORIA`),
      ESTAMPA_TIEMPO: '2020-01-01T00:00:00.000Z',
    };
    expect((await call('importMatrix', stale)).error?.code).toBe('document.stale');
    expect(await stampNow()).toBe(before);
  });

  it('rules from its day; until then the matrix of before does', async () => {
    const { result } = await call(
      'importMatrix',
      file(`${HEAD}\n1,duca,control,*,*,MANDATORIA`, '2027-01-01'),
    );
    expect(result).toMatchObject({ NOMBRE_TABLA: 'cat_sys_matriz_xml', AGREGADAS: 1 });
    expect(result.QUITADAS).toBeGreaterThan(6_000);
    expect(await typeOf('fracciones')).toBe('MANDATORIA');
    const { orderId } = await world.seed('uno', '1236000140');
    const derived = await call('derive', [orderId, '', ''], ana);
    expect((await call('xml', { ID: derived.result.header.ID }, ana)).result).toMatchObject({
      COMPLETO: true,
    });
    const kept = await call('matrixRows', { ...PAGE, TERMINO: 'fracciones', REGIMEN: 'ID' });
    expect(kept.result.FILAS[0]).toMatchObject({ NODO: 'fracciones', VIGENTE_HASTA: '2026-12-31' });
    const coming = await call('matrixRows', { ...PAGE, NODO_PADRE: 'duca', ORDEN: '-VIGENTE_DESDE' });
    expect(coming.result.FILAS[0]).toMatchObject({ NODO: 'control', REGIMEN: '*', ESTADO: 'futura' });
  });
});

describe('catalogues of minimum descriptions', () => {
  it('are imported like any list and then decide what the message says of the goods', async () => {
    const catalogues = createCatalogues(async () => world.services);
    const { orderId } = await world.seed('uno', '1236000141');
    const { ID } = (await call('derive', [orderId, '', ''], ana)).result.header;
    const xmlNow = async (): Promise<string> => (await call('xml', { ID }, ana)).result.XML;
    expect(await xmlNow()).toContain('<idComercialMercaDVA>');
    const put = (TABLA: string, CSV: string) =>
      world.call(
        catalogues,
        'importCsv',
        { ...facts, TABLA, VIGENTE_DESDE: '2026-01-01', CSV, ESTAMPA_TIEMPO: '' },
        admin,
      );
    const headings = await put(
      'cat_sys_inciso_descripcion_caracteristicas',
      'CLAVE,VALOR,PARTIDA\n1,Máquinas,84\n2,Material eléctrico,85',
    );
    expect(headings.result).toMatchObject({ FILAS: 2 });
    expect((await xmlNow()).match(/<nombreCatalogo>/g)).toHaveLength(3);
    expect(await xmlNow()).not.toContain('<idComercialMercaDVA>');
    const exempt = await put('cat_sys_excluye_minimas_acuerdo2', 'CLAVE,VALOR,ACUERDO\n1,Diplomáticos,400');
    expect(exempt.error?.problems.map((each) => each.path)).toEqual(['FILAS[1].PREFIJO']);
  });
});
