import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createSchedule } from '../../functions/notifications/schedule.ts';
import { registerShelf } from '../../functions/registers/files.ts';
import { createRegisters } from '../../functions/registers/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { Database } from '../../functions/runtime/database.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { bulkColumns, type LoadedRow } from '../../shared/foundation/documents/bulk.ts';
import { writeCsv } from '../../shared/foundation/fields/csv.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { registerData } from '../../shared/registers/fields/register.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** What a company registers of itself: resolutions, connections, contracts, collaborators, agents' papers. */
let world: World;
let ana: Person;
let stranger: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let anonymous: (procedure: string, params: unknown) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b', 'c']) await world.company(company);
  ana = await world.person('a', 'ana');
  stranger = await world.person('b', 'otro');
  const registers = createRegisters(async () => world.services);
  call = (procedure, params, as = ana) => world.call(registers, procedure, params, as);
  anonymous = (procedure, params) => world.call(registers, procedure, params);
});
afterAll(() => world.stop());

let made = 0;
const resolution = (more: Record<string, string> = {}) => ({
  ID_TIPO: 'RESOLUCION',
  NUMERO: `SAT-${(made += 1)}`,
  NOMBRE: 'Autorización de correlativos',
  ID_USO: 'DUCA',
  DESDE: '1',
  HASTA: '5000',
  FECHA: '2026-01-15',
  VENCE: '2027-01-14',
  ...more,
});
const create = (REGISTRO: object, as = ana) => call('create', { CUERPO: { REGISTRO } }, as);
const idOf = async (REGISTRO: object, as = ana): Promise<string> =>
  (await create(REGISTRO, as)).result.header.ID;
const numbers = ({ result }: Answer): string[] =>
  result.rows.map(({ RESUMEN }: { RESUMEN: Record<string, string> }) => RESUMEN['NUMERO']);

it('is kept and found by its number, its subject and its kind', async () => {
  const one = resolution({ NOMBRE: 'Impresión de carátulas' });
  expect((await create(one)).status).toBe(200);
  await create({ ID_TIPO: 'COLABORADOR', NUMERO: 'C-7', NOMBRE: 'Carátula Pérez' });
  const find = (TERMINO: string, ID_TIPO: string) => call('list', { TERMINO, FILTROS: { ID_TIPO } });
  expect(numbers(await find('caratula', 'RESOLUCION'))).toEqual([one.NUMERO]);
  expect(numbers(await find('caratula', 'COLABORADOR'))).toEqual(['C-7']);
  expect(numbers(await find('caratula', 'CONTRATO'))).toEqual([]);
});

it('is there once: a number of its kind, with its series, or of one agent', async () => {
  const one = resolution();
  expect((await create(one)).status).toBe(200);
  expect((await create(one)).status).toBe(409);
  expect((await create({ ...one, SERIE: 'B' })).status).toBe(200);
  const paper = { ID_TIPO: 'DOCUMENTO_AGENTE', NUMERO: '9', NOMBRE: 'Patente', ID_DOCUMENTO: 'LICENCIA' };
  expect((await create({ ...paper, AGENTE: 'Óscar Menchú' })).status).toBe(200);
  expect((await create({ ...paper, AGENTE: 'Óscar Menchú' })).status).toBe(409);
  expect((await create({ ...paper, AGENTE: 'Ana Tzul' })).status).toBe(200);
});

it('refuses a day that there is not, naming the field', async () => {
  for (const VENCE of ['31/02/2026', '2026-13-01', 'mañana']) {
    const answer = await create(resolution({ VENCE }));
    expect(answer.status, VENCE).toBe(422);
    expect(answer.error?.problems.map(({ path }) => path)).toEqual(['REGISTRO.VENCE']);
  }
});

it('keeps each change with who made it', async () => {
  const { ID, LOCK } = (await create(resolution())).result.header;
  const PARCHE = [{ op: 'set', path: 'REGISTRO.NOMBRE', value: 'Ampliación' }];
  expect((await call('patch', { ID, LOCK, CAMBIOS: PARCHE })).status).toBe(200);
  const { result } = await call('history', { ID });
  expect(result.map(({ USUARIO }: { USUARIO: string }) => USUARIO)).toEqual([ana.login, ana.login]);
});

describe('a record that is kept for all orders', () => {
  it('is begun in none of them', async () => {
    const refused = await call('create', {
      ID_ORDEN: 'ord-1m7xr3p2pmjzj4w97cfn8q',
      CUERPO: { REGISTRO: resolution() },
    });
    expect(refused.error).toMatchObject({
      code: 'rejected',
      message: expect.stringMatching(/no pertenecen a ninguna orden.+Cree el documento sin orden/),
    });
    expect((await call('create', { ID_ORDEN: '', CUERPO: { REGISTRO: resolution() } })).status).toBe(200);
  });
});

describe('whoever has no business there', () => {
  it('sees and changes nothing of another company', async () => {
    const ID = await idOf(resolution({ NOMBRE: 'Secreta' }));
    expect(numbers(await call('list', { TERMINO: 'secreta' }, stranger))).toEqual([]);
    expect((await call('open', { ID }, stranger)).status).toBe(404);
    expect((await call('files', { ID }, stranger)).status).toBe(404);
    expect((await call('transition', { ID, LOCK: 1, ACCION: 'archive' }, stranger)).status).toBe(404);
  });

  it('is refused as a client company’s person, as a reader who writes, and as nobody', async () => {
    const client = await world.person('a', 'cliente');
    const key = userRowKey('a', 'cliente');
    await world.services.database.write({ kind: 'update', table: 'users', key, set: { IdPerfil: '4' } });
    expect((await call('list', {}, client)).status).toBe(403);
    const reader = await world.person('a', 'lectora', []);
    expect((await call('list', {}, reader)).status).toBe(200);
    expect((await create(resolution(), reader)).status).toBe(403);
    expect((await call('importRows', { FILAS: [{ FILA: 2, VALORES: {} }] }, reader)).status).toBe(403);
    expect((await anonymous('list', {})).status).toBe(401);
  });
});

describe('from a file', () => {
  const load = async (values: readonly Record<string, string>[], as = ana) => {
    const FILAS = values.map((VALORES, index) => ({ FILA: index + 2, VALORES }));
    return (await call('importRows', { FILAS }, as)).result as LoadedRow[];
  };

  it('says of each row what became of it, and writes none twice', async () => {
    const one = resolution();
    const rows = [one, { ...one, HASTA: '9000' }, resolution({ FECHA: '2026-02-30' }), one];
    const done = await load(rows);
    expect(done.map(({ SITUACION }) => SITUACION)).toEqual(['nueva', 'cambiada', 'rechazada', 'cambiada']);
    expect(done[2]).toMatchObject({ FILA: 4, MENSAJE: expect.stringContaining('Fecha') });
  });

  it('changes nothing of what is kept aside, and says so', async () => {
    const one = resolution();
    const { ID, LOCK } = (await create(one)).result.header;
    await call('transition', { ID, LOCK, ACCION: 'archive' });
    expect((await load([{ ...one, HASTA: '9000' }]))[0]!.SITUACION).toBe('rechazada');
    expect((await call('open', { ID })).result.body.REGISTRO.HASTA).toBe('5000');
  });

  it('keeps a formula as a text, and gives none away in a file', async () => {
    const formula = '=HYPERLINK("http://x";"Ver")';
    const row = resolution({ NOMBRE: formula });
    await load([row]);
    const found = (await call('list', { TERMINO: row.NUMERO })).result.rows[0];
    expect(found.RESUMEN.NOMBRE).toBe(formula);
    const columns = bulkColumns(registerData).filter(({ name }) => name === 'NOMBRE');
    expect(writeCsv(columns, [found.RESUMEN])).toContain("'=HYPERLINK(");
  });
});

describe('papers', () => {
  const bring = async (ID: string, as = ana): Promise<Answer> => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = Buffer.from(await pdf.save());
    const HUELLA = createHash('sha256').update(bytes).digest('hex');
    const announced = { ID, NOMBRE: 'Patente.pdf', TIPO: 'application/pdf', BYTES: bytes.length, HUELLA };
    const started = await call('startFile', announced, as);
    if (started.error) return started;
    const { ID_ARCHIVO } = started.result as { ID_ARCHIVO: string };
    const sent = registerShelf.sent(ID, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
    await world.services.files.put(jobScope('a', 'GT'), 'files', sent, bytes, 'application/pdf');
    return call('confirmFile', { ID, ID_ARCHIVO }, as);
  };

  it('are taken and listed while it is kept, and only read once it is kept aside', async () => {
    const { ID, LOCK } = (await create(resolution())).result.header;
    expect((await bring(ID)).status).toBe(200);
    await call('transition', { ID, LOCK, ACCION: 'archive' });
    expect((await bring(ID)).error?.code).toBe('document.state');
    expect((await call('files', { ID })).result.ARCHIVOS).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const ID = await idOf(resolution());
    expect((await bring(ID, stranger)).status).toBe(404);
    expect((await bring(ID, await world.person('a', 'mirona', []))).status).toBe(403);
  });
});

describe('what ends', () => {
  it('is told once to who keeps it, unless it was kept aside or ends much later', async () => {
    await noteCompany(world.services, { company: 'a', country: 'GT' });
    const luis = await world.person('a', 'luis');
    await create(resolution({ NUMERO: 'R-PRONTO', VENCE: '2026-12-10' }), luis);
    await create(resolution({ NUMERO: 'R-LUEGO', VENCE: '2027-12-10' }), luis);
    const aside = (await create(resolution({ NUMERO: 'R-APARTE', VENCE: '2026-12-11' }), luis)).result.header;
    await call('transition', { ID: aside.ID, LOCK: aside.LOCK, ACCION: 'archive' }, luis);
    const gateway = { send: () => Promise.reject(new Error('nothing is sent here')) };
    const watch = createSchedule(async () => world.services, gateway);
    for (let run = 0; run < 2; run += 1) await watch({ schedule: 'order-days' });
    const bell = createNotifications(async () => world.services);
    const { result } = await world.call(bell, 'notices', ['2'], luis);
    const said = result.map(({ TEXTO }: Notice) => TEXTO);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Vence: resolución .* R-PRONTO .*, 10\/12\/2026$/);
  });
});

describe('many', () => {
  /** Many times what a page may read: a list that read them all would be seen. */
  const ROWS = 2000;
  const PAGE = 50;
  const PAGES = 8;

  it('are read page by page, each page reading few rows, and none missing or twice', async () => {
    const keeper = await world.person('c', 'ceci');
    for (let from = 0; from < ROWS; from += 100) {
      const FILAS = Array.from({ length: 100 }, (_, at) => ({
        FILA: from + at + 2,
        VALORES: { ID_TIPO: 'COLABORADOR', NUMERO: String(from + at), NOMBRE: 'Persona' },
      }));
      expect((await call('importRows', { FILAS }, keeper)).status).toBe(200);
    }
    const seen = new Set<string>();
    let CURSOR: string | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      const asked = vi.spyOn(Database.prototype, 'query');
      const answer = await call('list', { TAMANO: PAGE, CURSOR }, keeper);
      const rows = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<unknown[]>));
      asked.mockRestore();
      expect(rows.flat().length).toBeGreaterThanOrEqual(PAGE);
      expect(rows.flat().length).toBeLessThan(PAGE * 4);
      for (const number of numbers(answer)) seen.add(number);
      CURSOR = answer.result.next;
    }
    expect(seen.size).toBe(PAGES * PAGE);
    const one = await call('list', { TERMINO: '1777', FILTROS: { ID_TIPO: 'COLABORADOR' } }, keeper);
    expect(numbers(one)).toEqual(['1777']);
  });
});
