import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument } from 'pdf-lib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { createRegisters } from '../../functions/registers/handler.ts';
import { registerShelf } from '../../functions/registers/files.ts';
import { exportKey } from '../../functions/reports/companyExport/exportRows.ts';
import { PART } from '../../functions/reports/companyExport/workExport.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { HASH_LIST, type CompanyExport } from '../../shared/reports/exportProcedures.ts';
import { verifyExport } from '../../shared/logbook/verifyExport.ts';
import { operatorPerson } from './operatorPerson.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Answer, Handler, Person } from './world.ts';

/** Everything that a company has, as files that need no program of ours; and who may take them. */
let { world, ana, foreigner, derived, patch } = {} as TwoAgencies;
let groups: Record<'reports' | 'users' | 'logbook' | 'registers', Handler>;
let bea: Person;
let papel = '';
const OTHERS = 'IMPORTADORA DEL OTRO';
const [FORMULA, SECRET] = ['=HYPERLINK("http://malo.example","pague aquí")', 'nueve barcos de papel'];

const ask = (procedure: string, params: object, as: Person = ana): Promise<Answer> =>
  world.call(groups.reports, procedure, params, as);
const user = (procedure: string, params: object, as: Person = ana): Promise<Answer> =>
  world.call(groups.users, procedure, params, as);
const hear = async (whole: string): Promise<number> => {
  const worker = createWorker(async () => world.services);
  const body = JSON.stringify({ company: 'uno', country: 'GT', whole });
  return (await worker({ Records: [{ messageId: '1', body }] } as never)).batchItemFailures.length;
};
const fetched = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const known = async (ID: string): Promise<CompanyExport> =>
  (await ask('companyExports', {})).result.find((each: CompanyExport) => each.ID === ID);
const start = async (): Promise<string> => {
  const { result, error } = await ask('startCompanyExport', {});
  expect(error).toBeUndefined();
  return result.ID;
};
const taken = async (ID: string, PARTE: string): Promise<Uint8Array> => {
  const { result, error } = await ask('companyExportLink', { ID, PARTE });
  expect(error).toBeUndefined();
  return fetched(result.ENLACE);
};
const told = async (): Promise<string> => {
  await createSchedule(async () => world.services)({ schedule: 'logbook-chain' });
  return JSON.stringify((await world.call(groups.logbook, 'lines', {}, ana)).result.LINEAS);
};
const wide = { ...PART };

beforeAll(async () => {
  ({ world, ana, foreigner, derived, patch } = await startTwoAgencies());
  const services = async () => world.services;
  groups = {
    reports: createReports(services),
    users: createUsers(services),
    logbook: createLogbook(services),
    registers: createRegisters(services),
  };
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', ana.id),
    set: { SUPER: '1' },
  });
  for (const number of ['1236000910', '1236000911']) {
    const { id, lock } = await derived(number);
    expect((await patch(id, lock, { 'IMPORTADOR.NOMBRE': FORMULA })).error).toBeUndefined();
  }
  const other = await derived('1236000912', 'dos', foreigner);
  await patch(other.id, other.lock, { 'IMPORTADOR.NOMBRE': OTHERS }, foreigner);

  const CUERPO = { REGISTRO: { ID_TIPO: 'COLABORADOR', NUMERO: 'C-1', NOMBRE: 'Carátula Pérez' } };
  const made = await world.call(groups.registers, 'create', { CUERPO }, ana);
  expect(made.error).toBeUndefined();
  const { ID } = made.result.header;
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const bytes = Buffer.from(await pdf.save());
  papel = hash(bytes);
  const announced = {
    ID,
    NOMBRE: 'Contrato.pdf',
    TIPO: 'application/pdf',
    BYTES: bytes.length,
    HUELLA: papel,
  };
  const { ID_ARCHIVO } = (await world.call(groups.registers, 'startFile', announced, ana)).result;
  const sent = registerShelf.sent(ID, { ID_ARCHIVO, FORMATO_ARCHIVO: 'PDF' });
  await world.services.files.put(jobScope('uno', 'GT'), 'files', sent, bytes, 'application/pdf');
  expect((await world.call(groups.registers, 'confirmFile', { ID, ID_ARCHIVO }, ana)).error).toBeUndefined();
  const person = { NOMBRE: 'Rosa Paz', USUARIO: 'rosa.uno', CORREO: 'rosa@uno.example', ID_PERFIL: '5' };
  const created = await user('createUser', {
    ...person,
    ...{ CLAVE: SECRET, SUPER: false, APLICACIONES: {}, PERMISOS: [] },
  });
  expect(created.error).toBeUndefined();
  bea = await operatorPerson(world);
  await told();
});
afterAll(() => world.stop());

describe('everything that a company has', () => {
  it('comes as JSON with its files, the logbook and a list of hashes, and nothing of anybody else or secret', async () => {
    const ID = await start();
    expect(await hear(ID)).toBe(0);
    const row = await known(ID);
    expect(row).toMatchObject({ ESTADO: 'LISTA', POR: expect.any(String) });
    expect(row.PARTES.map(({ NOMBRE }) => NOMBRE)).toEqual(['datos-001.zip', HASH_LIST]);
    const zip = await taken(ID, 'datos-001.zip');
    const files = unzipSync(zip);
    const names = Object.keys(files);
    const documents = names.filter((name) => /^duca\/[^/]+\/documento\.json$/.test(name));
    expect(documents).toHaveLength(2);
    const duca = JSON.parse(text(files[documents[0]!]!));
    // JSON executes nothing, so what was typed is told as it was typed.
    expect(duca.DATOS.IMPORTADOR.NOMBRE).toBe(FORMULA);
    expect(duca.VERSIONES.length).toBeGreaterThan(1);
    for (const kind of ['work-orders', 'invoices', 'dva'])
      expect(
        names.some((name) => name.startsWith(`${kind}/`)),
        kind,
      ).toBe(true);
    const paper = names.find((name) => /^registers\/.*\/archivos\/.*Contrato\.pdf$/.test(name));
    expect(hash(files[paper!]!)).toBe(papel);
    const people = JSON.parse(text(files['administracion/personas.json']!));
    expect(people.map(({ Usuario }: { Usuario: string }) => Usuario)).toContain('rosa.uno');
    const verifier = { sha256: (each: string) => hash(Buffer.from(each)), holds: () => true };
    const [log] = names.filter((name) => name.startsWith('bitacora/'));
    expect(verifyExport(text(files[log!]!), verifier).faults).toEqual([]);

    const list = text(await taken(ID, HASH_LIST))
      .trimEnd()
      .split('\n');
    const said = new Map(list.map((line) => [line.slice(66), line.slice(0, 64)]));
    expect(said.get('datos-001.zip')).toBe(hash(zip));
    expect(said.size).toBe(names.length + 1);
    for (const name of names) expect(said.get(name), name).toBe(hash(files[name]!));
    const whole = names.map((name) => text(files[name]!)).join('\n');
    for (const secret of [OTHERS, SECRET, '$argon2id$', foreigner.login]) expect(whole).not.toContain(secret);
    expect(await told()).toMatch(/datos-001\.zip, descargada por/);
  });

  it('comes in parts where one is full, each once, wherever it was stopped', async () => {
    PART.documents = 2;
    try {
      const { files, outbox } = world.services;
      const ID = await start();
      const put = vi.spyOn(files, 'putStream');
      let stops = 0;
      put.mockImplementationOnce(async () => {
        stops += 1;
        throw new Error('se fue la luz');
      });
      expect(await hear(ID)).toBe(1);
      expect(stops).toBe(1);
      // Time that is up after each part: what is left is told to the queue.
      const tells = vi.spyOn(outbox, 'flush');
      const clock = vi.spyOn(world.services, 'now');
      for (let round = 0; round < 60 && (await known(ID)).ESTADO === 'EN_CURSO'; round += 1) {
        let ahead = 0;
        clock.mockImplementation(() => new Date(Date.parse('2026-11-20T15:00:00Z') + (ahead += 15_000)));
        expect(await hear(ID)).toBe(0);
        clock.mockImplementation(() => new Date('2026-11-20T15:00:00Z'));
      }
      expect(tells).toHaveBeenCalled();
      vi.restoreAllMocks();
      const { PARTES, DOCUMENTOS, ARCHIVOS } = await known(ID);
      expect(PARTES.length).toBeGreaterThan(3);
      const names: string[] = [];
      for (const { NOMBRE } of PARTES.slice(0, -1))
        names.push(...Object.keys(unzipSync(await taken(ID, NOMBRE))));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(ARCHIVOS);
      expect(names.filter((name) => name.endsWith('/documento.json'))).toHaveLength(DOCUMENTOS);
    } finally {
      Object.assign(PART, wide);
      vi.restoreAllMocks();
    }
  });

  it('is whole though one who works at it is overtaken, and nothing of theirs is read', async () => {
    const { files } = world.services;
    const ID = await start();
    const real = files.putStream.bind(files);
    const put = vi.spyOn(files, 'putStream');
    let whole: CompanyExport | undefined;
    put.mockImplementationOnce(async (scope, bucket, name, _pieces, type) => {
      expect(await hear(ID)).toBe(0);
      whole = await known(ID);
      return real(scope, bucket, name, Readable.from([Buffer.from('de antes')]), type);
    });
    expect(await hear(ID)).toBe(0);
    vi.restoreAllMocks();
    expect(whole?.ESTADO).toBe('LISTA');
    expect(await known(ID)).toEqual(whole);
    const { PARTES } = whole!;
    for (const { NOMBRE, SHA256 } of PARTES) expect(hash(await taken(ID, NOMBRE)), NOMBRE).toBe(SHA256);
  });

  it('that nobody is at any more is told to have stopped, and another may be begun', async () => {
    const ID = await start();
    await world.services.database.aside({
      kind: 'update',
      table: 'reports',
      key: exportKey({ company: 'uno' }, ID),
      set: { cuando: Date.parse('2026-11-20T13:59:00Z') },
    });
    expect((await known(ID)).ESTADO).toBe('DETENIDA');
    const next = await start();
    await hear(next);
    expect((await known(next)).ESTADO).toBe('LISTA');
    await hear(ID);
  });

  it('is made one at a time, by who administers and proves it, and is nobody else’s', async () => {
    const ID = await start();
    expect((await ask('startCompanyExport', {})).error?.message).toMatch(/Ya se está preparando/);
    await hear(ID);
    for (const procedure of ['startCompanyExport', 'companyExports', 'companyExportLink'])
      expect((await ask(procedure, { ID, PARTE: 'datos-001.zip' }, foreigner)).error?.code).toMatch(
        /permission|not-found|params/,
      );
    world.setClock('2026-11-20T15:06:00Z');
    expect((await ask('startCompanyExport', {})).error?.code).toBe('session.step-up');
    expect((await ask('companyExportLink', { ID, PARTE: 'datos-001.zip' })).error?.code).toBe(
      'session.step-up',
    );
    world.setClock('2026-11-20T15:00:00Z');
    expect((await ask('companyExportLink', { ID, PARTE: '../otro.zip' })).error?.code).toBe('not-found');
  });
});

describe('who operates the platform', () => {
  const EMPRESA = 'uno';
  it('has an export made, and takes it only while the company consents, which its logbook tells', async () => {
    expect((await ask('startOperatedExport', { EMPRESA, MOTIVO: ' ' }, bea)).error?.message).toMatch(
      /motivo/,
    );
    const { ID } = (await ask('startOperatedExport', { EMPRESA, MOTIVO: 'Se va' }, bea)).result;
    await hear(ID);
    const link = () => ask('operatedExportLink', { EMPRESA, ID, PARTE: 'datos-001.zip' }, bea);
    expect((await link()).error?.message).toMatch(/no consiente hoy/);
    const give = (HASTA: string, MOTIVO = 'Traslado') => user('giveOperatorConsent', { HASTA, MOTIVO });
    expect((await give('2026-11-19')).error?.message).toMatch(/ya pasó/);
    expect((await give('2027-11-20')).error?.message).toMatch(/90 días/);
    expect((await give('2026-11-22', ' ')).error?.message).toMatch(/falta/);
    expect((await link()).error?.message).toMatch(/no consiente hoy/);
    expect((await give('2026-11-22')).result).toMatchObject({ DESDE: '2026-11-20', HASTA: '2026-11-22' });
    expect(Object.keys(unzipSync(await fetched((await link()).result.ENLACE))).length).toBeGreaterThan(3);
    expect(await told()).toMatch(/descargada por quien opera la plataforma/);
    await user('withdrawOperatorConsent', {});
    expect((await user('operatorConsent', {})).result.HASTA).toBe('');
    expect((await link()).error?.message).toMatch(/no consiente hoy/);
    expect(await told()).toMatch(/Documentos a la vista de quien opera la plataforma/);
  });

  it('loses the sight of them with the last day of the consent', async () => {
    const { database } = world.services;
    const CONSENTIMIENTO = { DESDE: '2026-11-01', HASTA: '2026-11-19', POR: 'Ana', MOTIVO: 'x' };
    await database.aside({
      kind: 'update',
      table: 'users',
      key: companyRowKey('uno'),
      set: { CONSENTIMIENTO },
    });
    const { ID } = (await ask('operatedExports', { EMPRESA }, bea)).result[0];
    const asked = { EMPRESA, ID, PARTE: 'datos-001.zip' };
    expect((await ask('operatedExportLink', asked, bea)).error?.message).toMatch(/no consiente hoy/);
    expect((await user('operatorConsent', {})).result.HASTA).toBe('');
  });

  it('gives nobody of a company these doors, and has none of theirs', async () => {
    for (const procedure of ['startOperatedExport', 'operatedExports', 'operatedExportLink'])
      expect((await ask(procedure, {})).error?.code).toBe('permission.denied');
    for (const procedure of ['startCompanyExport', 'companyExports', 'companyExportLink'])
      expect((await ask(procedure, {}, bea)).error?.code).toBe('permission.denied');
    for (const procedure of ['operatorConsent', 'giveOperatorConsent', 'withdrawOperatorConsent'])
      expect((await user(procedure, {}, bea)).error?.code).toBe('permission.denied');
  });
});
