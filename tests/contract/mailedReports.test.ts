import { describe, expect, it, vi } from 'vitest';
import { createSchedule as createChain } from '../../functions/logbook/schedule.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { wakeWrite } from '../../functions/reports/mailed/mailRows.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import {
  agencies,
  ana,
  ask,
  DAILY,
  event,
  at,
  client,
  count,
  csvOf,
  foreigner,
  idIn,
  letters,
  lettersTo,
  listed,
  luis,
  pass,
  schedule,
  services,
  set,
} from './mailedWorld.ts';

describe('a report that is mailed on a schedule', () => {
  it('goes at its hour of the country with the days before it, once though the clock and the queue repeat', async () => {
    const made = await schedule();
    expect(made).toMatchObject({ ESTADO: 'ACTIVO', PROXIMO: '2026-11-21T07:00:00', ULTIMO: '', PROPIO: '1' });
    await at('2026-11-21T12:59:00Z');
    await pass();
    expect(letters).toEqual([]);
    await at('2026-11-21T13:00:00Z');
    for (let time = 0; time < 3; time += 1) await pass();
    const [letter, ...more] = lettersTo(luis);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('Reporte: Lo de ayer');
    expect(letter!.text).toContain('Del 20/11/2026: 1 fila, archivo CSV.');
    expect(letter!.text).toContain('https://despacho.example/#/baja/');
    expect(await csvOf(letter!, luis)).toContain('123-6000740');
    expect(await listed(made.ID)).toMatchObject({
      ULTIMO: '2026-11-21T07:00:00',
      PROXIMO: '2026-11-22T07:00:00',
    });
  });

  it('is told to nobody twice when the process ends between telling and noting', async () => {
    const other = await agencies.world.person('uno', `eva${count}`);
    await schedule({ PERSONAS: [luis.id, other.id] });
    await at('2026-11-21T13:00:00Z');
    const { database } = agencies.world.services;
    const write = database.write.bind(database);
    vi.spyOn(database, 'write').mockImplementation(async (...writes) => {
      if (writes.some((each) => each.kind === 'update' && 'ULTIMO' in each.set))
        throw new Error('se fue la luz');
      return write(...writes);
    });
    await pass();
    vi.mocked(database.write).mockRestore();
    await pass();
    expect(lettersTo(luis)).toHaveLength(1);
    expect(lettersTo(other)).toHaveLength(1);
  });

  it('goes once for all hours at which nothing ran, and sets itself right when the clock had run ahead', async () => {
    const made = await schedule();
    await at('2026-11-25T18:30:00Z');
    await pass();
    await pass();
    expect(lettersTo(luis)).toHaveLength(1);
    expect(await listed(made.ID)).toMatchObject({ PROXIMO: '2026-11-26T07:00:00' });
    await at('2027-11-25T18:30:00Z');
    await pass();
    await at('2026-11-26T12:00:00Z');
    await pass();
    expect(await listed(made.ID)).toMatchObject({ PROXIMO: '2026-11-26T07:00:00' });
  });

  it('waits until the files tell of everything that was done before its hour', async () => {
    await schedule();
    agencies.world.setClock('2026-11-20T15:10:00Z');
    await agencies.derived(`12360008${String(count).padStart(2, '0')}`, 'uno', ana);
    await createChain(services)({ schedule: 'logbook-chain' });
    await at('2026-11-21T13:00:00Z');
    await pass();
    expect(lettersTo(luis)).toEqual([]);
    await createWorker(services)(event({ company: 'uno', country: 'GT' }));
    await pass();
    expect(await csvOf(lettersTo(luis)[0]!, luis)).toContain(`123-60008${String(count).padStart(2, '0')}`);
  });

  it('goes from then on as it was changed, by who made it alone, and its file has the columns that were chosen', async () => {
    const { ID } = await schedule();
    const other = await agencies.world.person('uno', `eva${count}`);
    const said = { ID, NOMBRE: 'Lo de siempre', FORMATO: 'CSV', FRECUENCIA: 'DIARIO', DIA: 1, HORA: 9 };
    const change = (more: object = {}, as = ana) =>
      ask('changeMail', { ...said, PERSONAS: [other.id], COLUMNAS: ['NO_ORDEN'], ...more }, as);
    for (const as of [luis, foreigner]) expect((await change({}, as)).error?.code).toBe('not-found');
    expect((await change({ NOMBRE: ' ' })).error?.message).toMatch(/necesita un nombre/);
    expect((await change({ FRECUENCIA: 'SEMANAL', DIA: 9 })).error?.message).toMatch(/del? .*1, lunes, a 7/);
    expect((await change({ PERSONAS: [foreigner.id] })).error?.message).toMatch(/Elija de la lista/);
    expect(await listed(ID)).toMatchObject({ NOMBRE: 'Lo de ayer', HORA: 7 });
    expect((await change()).result).toMatchObject({
      NOMBRE: 'Lo de siempre',
      PROXIMO: '2026-11-21T09:00:00',
    });
    await at('2026-11-21T13:30:00Z');
    await pass();
    await at('2026-11-21T15:00:00Z');
    for (let time = 0; time < 2; time += 1) await pass();
    expect(lettersTo(luis)).toEqual([]);
    const [letter, ...more] = lettersTo(other);
    expect(more).toEqual([]);
    const reader = await agencies.world.person('uno', other.id);
    expect((await csvOf(letter!, reader)).split('\r\n')[0]).not.toContain(',');
  });

  it('keeps a paused one paused while it is changed, and takes the columns of who programs where none are named', async () => {
    const { ID, COLUMNAS, PERSONAS } = await schedule();
    expect(COLUMNAS).toContain('NO_ORDEN');
    await ask('pauseMail', { ID, PAUSA: true });
    const said = { ID, NOMBRE: 'Otro', ...DAILY, PERSONAS: PERSONAS.map(({ ID_USUARIO }) => ID_USUARIO) };
    expect((await ask('changeMail', { ...said, REPORTE: undefined })).result).toMatchObject({
      ...{ NOMBRE: 'Otro', ESTADO: 'PAUSADO', PROXIMO: '' },
      COLUMNAS,
    });
  });

  it('is paused, resumed and deleted by who made it, and by nobody else but who administers', async () => {
    const { ID } = await schedule();
    for (const as of [luis, foreigner])
      for (const [name, more] of [
        ['pauseMail', { PAUSA: true }],
        ['deleteMail', {}],
      ] as const)
        expect((await ask(name, { ID, ...more }, as)).error?.code).toBe('not-found');
    expect(await listed(ID, luis)).toBeUndefined();
    expect((await ask('pauseMail', { ID, PAUSA: true })).result).toMatchObject({
      ESTADO: 'PAUSADO',
      PROXIMO: '',
    });
    await at('2026-11-22T13:00:00Z');
    await pass();
    expect(lettersTo(luis)).toEqual([]);
    expect((await ask('pauseMail', { ID, PAUSA: false })).result).toMatchObject({
      PROXIMO: '2026-11-23T07:00:00',
    });
    await set(luis.id, { SUPER: '1' });
    expect(await listed(ID, luis)).toMatchObject({ PROPIO: '0' });
    expect((await ask('deleteMail', { ID }, luis)).error).toBeUndefined();
    await at('2026-11-23T13:00:00Z');
    await pass();
    expect(lettersTo(luis)).toEqual([]);
    expect(await listed(ID)).toBeUndefined();
  });

  it('that is paused does not go, though its hour was noted before', async () => {
    const { ID } = await schedule();
    await ask('pauseMail', { ID, PAUSA: true });
    const uno = { company: 'uno', country: 'GT' } as const;
    await agencies.world.services.database.write(wakeWrite(uno, ID, '2026-11-21T13:00:00.000Z'));
    await at('2026-11-21T13:00:00Z');
    await pass();
    expect(letters).toEqual([]);
    expect(await listed(ID)).toMatchObject({
      ESTADO: 'PAUSADO',
      MOTIVO: expect.stringContaining('Lo pausó'),
    });
  });

  it('of a company that is suspended waits as it is, and goes once when it is back', async () => {
    const { ID } = await schedule();
    const turn = (ACTIVO: '0' | '1') =>
      agencies.world.services.database.write({
        kind: 'update',
        table: 'users',
        key: companyRowKey('uno'),
        set: { ACTIVO },
      });
    await turn('0');
    agencies.world.setClock('2026-11-21T13:00:00Z');
    await pass();
    expect(letters).toEqual([]);
    await turn('1');
    await at('2026-11-21T14:00:00Z');
    expect(await listed(ID)).toMatchObject({ ESTADO: 'ACTIVO', PROXIMO: '2026-11-21T07:00:00', ULTIMO: '' });
    for (let time = 0; time < 2; time += 1) await pass();
    expect(lettersTo(luis)).toHaveLength(1);
  });

  it('is had by whoever it was sent to alone, for three days', async () => {
    await schedule();
    await at('2026-11-21T13:00:00Z');
    await pass();
    const ID = idIn(lettersTo(luis)[0]!);
    for (const as of [ana, foreigner])
      expect((await ask('mailedReport', { ID }, as)).error?.code).toBe('not-found');
    await at('2026-11-24T13:00:00Z');
    const late = (await ask('mailedReport', { ID }, luis)).result;
    expect(late).toMatchObject({ ENLACE: '', DESDE: '2026-11-20', HASTA_CUANDO: '2026-11-24T07:00:00' });
  });
});

describe('what a mailed report holds', () => {
  it('is for a person of a client company of their own importers alone, whoever programmed it', async () => {
    const customer = await client(`cli${count}`);
    await schedule({ PERSONAS: [luis.id, customer.id] });
    await at('2026-11-21T13:00:00Z');
    await pass();
    expect(await csvOf(lettersTo(luis)[0]!, luis)).toContain('123-6000740');
    const again = await agencies.world.person('uno', customer.id);
    await set(customer.id, { IdPerfil: '4', IMPORTADORES: ['CF'] });
    expect(await csvOf(lettersTo(customer)[0]!, again)).not.toContain('123-6000740');
    // Of whose importers they are no more, they have nothing any more.
    await set(customer.id, { IMPORTADORES: ['576937K'] });
    const ID = idIn(lettersTo(customer)[0]!);
    expect((await ask('mailedReport', { ID }, again)).error?.code).toBe('not-found');
    const { error } = await ask('scheduleMail', {
      NOMBRE: 'x',
      ...DAILY,
      REPORTE: 'productivity',
      PERSONAS: [customer.id],
    });
    expect(error?.problems[0]?.message).toContain('no puede ver este reporte');
  });

  it('a person of a client company programs for themselves alone', async () => {
    const customer = await client(`cli${count}`);
    const offered = (await ask('mailRecipients', { REPORTE: 'declarations' }, customer)).result;
    expect(offered).toEqual([expect.objectContaining({ ID_USUARIO: customer.id })]);
    const { error } = await ask('scheduleMail', { NOMBRE: 'x', ...DAILY, PERSONAS: [luis.id] }, customer);
    expect(error?.code).toBe('rejected');
  });

  it('follows what its owner may at that time: whoever may see no report any more sends none', async () => {
    const made = await schedule();
    await at('2026-11-21T13:00:00Z');
    await set(ana.id, { APLICACIONES: {} });
    await pass();
    expect(lettersTo(luis)).toEqual([]);
    const boss = await agencies.world.person('uno', `jefa${count}`);
    await set(boss.id, { SUPER: '1' });
    const row = await listed(made.ID, boss);
    expect(row).toMatchObject({
      ESTADO: 'PAUSADO',
      MOTIVO: expect.stringContaining('no puede ver reportes'),
    });
  });

  it('goes to those of its people who may see reports at that time', async () => {
    const other = await agencies.world.person('uno', `eva${count}`);
    await schedule({ PERSONAS: [luis.id, other.id] });
    await at('2026-11-21T13:00:00Z');
    await set(other.id, { APLICACIONES: {} });
    await pass();
    expect([lettersTo(luis).length, lettersTo(other).length]).toEqual([1, 0]);
  });

  it('is not sent for an owner who is gone, and not resumed for them either', async () => {
    const made = await schedule();
    await set(ana.id, { ACTIVO: '0' });
    agencies.world.setClock('2026-11-21T13:00:00Z');
    await pass();
    // No report goes to anybody: administrators alone hear, and of the pause.
    expect(letters.filter(({ subject, text }) => !/se pausó/.test(`${subject} ${text}`))).toEqual([]);
    expect(lettersTo(luis)).toEqual([]);
    const boss = await agencies.world.person('uno', `jefa${count}`);
    await set(boss.id, { SUPER: '1' });
    const row = await listed(made.ID, boss);
    expect(row).toMatchObject({ ESTADO: 'PAUSADO', MOTIVO: expect.stringContaining('ya no entra') });
    const { error } = await ask('pauseMail', { ID: made.ID, PAUSA: false }, boss);
    expect(error?.problems[0]?.message).toContain('Quítelo y prográmelo de nuevo');
  });
});
