import { describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import {
  all,
  ana,
  assigned,
  bell,
  event,
  group,
  letters,
  luis,
  mailed,
  mailsOf,
  orders,
  pendingMail,
  serviceAnswers,
  sweep,
  tellOther,
  told,
  waiting,
  work,
  world,
} from './notificationWorld.ts';

describe('an order that is assigned', () => {
  it('is mailed to who receives it, once, though fact and mail come again and again', async () => {
    const { fact, order } = await assigned();
    expect(fact).toMatchObject({ kind: 'assigned', users: luis.id, document: order, by: 'ana@a' });
    expect(JSON.stringify(fact)).not.toContain('Hilos');
    for (let time = 0; time < 3; time += 1) expect((await work(event(fact))).batchItemFailures).toEqual([]);
    const mail = await pendingMail();
    for (let time = 0; time < 3; time += 1) await work(event(mail, mail));
    await sweep();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: `${luis.id}@ejemplo.com`, company: 'a' });
    expect(letters[0]!.subject).toContain('Se le asignó: Orden');
    expect(letters[0]!.text).toContain('Me asignan una orden de trabajo');
    const [row] = await mailsOf();
    expect(row).toMatchObject({ ESTADO: 'ENVIADO', AVISO: 'assigned' });
  });

  it('rings its own bell alone: the general one says nothing twice', async () => {
    await work(event((await assigned()).fact));
    expect((await bell('notices', ['2'])).result).toEqual([]);
  });

  it('is not told to whom it is not given, nor to who lost access meanwhile', async () => {
    const { fact } = await assigned();
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('a', luis.id),
      set: { APLICACIONES: {} },
    });
    await work(event(fact));
    expect(await mailsOf(ana)).toEqual([]);
    const rows = await all<{ ID_USUARIO: string }>(companyKey({ company: 'a' }, 'mails'));
    expect(rows.filter((each) => each.ID_USUARIO === luis.id)).toEqual([]);
  });
});

describe('a mail whose sender dies', () => {
  it('after it left is in doubt and never sent a second time', async () => {
    const mail = await waiting();
    serviceAnswers(() => Promise.reject(new Error('the process died here')));
    expect((await work(event(mail))).batchItemFailures).toHaveLength(1);
    expect((await mailsOf())[0]!.ESTADO).toBe('ENVIANDO');
    serviceAnswers(async () => ({ outcome: 'sent', message: 'ses-2' }));
    await work(event(mail));
    expect(letters).toHaveLength(1);
    world.setClock('2026-11-20T15:10:00Z');
    await sweep();
    await work(event(mail));
    expect(letters).toHaveLength(1);
    tellOther(await world.person('a', luis.id));
    expect((await mailsOf())[0]).toMatchObject({ ESTADO: 'DUDOSO' });
  });

  it('before it left is sent by whoever comes next', async () => {
    const { fact } = await assigned();
    const { database } = world.services;
    const write = database.write.bind(database);
    let writes = 0;
    database.write = (...all) => {
      writes += 1;
      return writes === 1 ? write(...all) : Promise.reject(new Error('the process died here'));
    };
    await work(event(fact));
    delete (database as { write?: unknown }).write;
    await sweep();
    expect(letters).toHaveLength(1);
  });

  it('and whose service was not reached waits and is sent once it is', async () => {
    const mail = await waiting();
    serviceAnswers(async () => ({ outcome: 'later', reason: 'ECONNREFUSED' }));
    expect((await work(event(mail))).batchItemFailures).toHaveLength(1);
    serviceAnswers(async () => ({ outcome: 'sent', message: 'ses-3' }));
    expect((await work(event(mail))).batchItemFailures).toEqual([]);
    expect((await mailsOf())[0]!.ESTADO).toBe('ENVIADO');
  });

  it('and whose answer was lost stays in doubt until the service tells of it', async () => {
    const mail = await waiting();
    serviceAnswers(async () => ({ outcome: 'unknown', reason: 'TimeoutError' }));
    await work(event(mail));
    expect((await mailsOf())[0]!.ESTADO).toBe('DUDOSO');
    await told(event(news('Send', mail.mail)));
    expect((await mailsOf())[0]!.ESTADO).toBe('ENVIADO');
    expect(letters).toHaveLength(1);
  });
});

it('a mail that the service refuses ends there, with what it said, and is not sent again', async () => {
  const mail = await waiting();
  serviceAnswers(async () => ({ outcome: 'refused', reason: 'Remitente sin verificar' }));
  await work(event(mail));
  await sweep();
  await work(event(mail));
  expect(letters).toHaveLength(1);
  expect((await mailsOf())[0]).toMatchObject({ ESTADO: 'RECHAZADO', MOTIVO: 'Remitente sin verificar' });
});

it('each answer of the authority is told in its own words, once, though all are told after the last', async () => {
  const { ID } = (await orders('create', { CUERPO: { ORDEN: { NOMBRE_IMPORTADOR: 'Hilos' } } })).result
    .header;
  const answer = (id: string, said?: string) => ({
    ...{ company: 'a', country: 'GT', kind: 'outcome', id, at: '2026-11-20T15:00:00.000Z' },
    ...{ module: 'work-orders', document: ID, place: '', users: luis.id, by: 'sistema' },
    ...(said === undefined ? {} : { said }),
  });
  const accepted = answer('tra-1-ACCEPTED', 'Aceptada');
  await work(event(accepted, answer('tra-2-CHANNEL', 'Canal verde'), accepted));
  // What was told before answers had words says how the document stands.
  await work(event(answer('tra-3-ACCEPTED')));
  const told = ((await bell('notices', ['2'])).result as Notice[]).map(({ TEXTO }) => TEXTO.split(':')[0]);
  expect(told.toSorted()).toEqual(['Abierta', 'Aceptada', 'Canal verde']);
});

const hex = (text: string): string => Buffer.from(text).toString('hex');
const news = (eventType: string, mail: string, more: object = {}) => ({
  detail: { eventType, ...more, mail: { tags: { company: [hex('a')], mail: [hex(mail)] } } },
});

describe('an address that refuses mail', () => {
  it('gets none after it bounced, and its person reads why', async () => {
    const mail = await mailed();
    await told(event(news('Bounce', mail.mail, { bounce: { bounceType: 'Permanent' } })));
    expect((await mailsOf())[0]!.ESTADO).toBe('REBOTADO');
    await mailed();
    expect(letters).toHaveLength(1);
    expect((await mailsOf()).map(({ ESTADO }) => ESTADO).sort()).toEqual(['REBOTADO', 'SUPRIMIDO']);
    expect((await bell('choices', [])).result.CORREO_SUPRIMIDO).toContain('Corríjala en Permisos');
  });

  it('gets none after its person called one unwanted', async () => {
    const mail = await mailed();
    await told(event(news('Complaint', mail.mail)));
    expect((await mailsOf())[0]!.ESTADO).toBe('QUEJA');
    await mailed();
    expect(letters).toHaveLength(1);
  });

  it('is waited for while its mail is still being sent, and of a mail that nobody knows nothing is said', async () => {
    const mail = await waiting();
    serviceAnswers(() => Promise.reject(new Error('the process died here')));
    await work(event(mail));
    const bounced = news('Bounce', mail.mail, { bounce: { bounceType: 'Transient' } });
    expect((await told(event(bounced))).batchItemFailures).toHaveLength(1);
    expect((await mailsOf())[0]!.ESTADO).toBe('ENVIANDO');
    expect((await told(event(news('Send', 'nobody')))).batchItemFailures).toEqual([]);
    expect((await told(event(news('Open', mail.mail)))).batchItemFailures).toEqual([]);
  });

  it('gets the next one when only its box was full', async () => {
    const mail = await mailed();
    await told(event(news('Bounce', mail.mail, { bounce: { bounceType: 'Transient' } })));
    await mailed();
    expect(letters).toHaveLength(2);
  });
});

describe('what a person chooses', () => {
  const choose = async (values: object): Promise<void> => {
    const { CORREO: _address, CORREO_SUPRIMIDO: _why, ...choices } = (await bell('choices', [])).result;
    const saved = await bell('saveChoices', { ELECCION: { ...choices, ...values } });
    expect(saved.status).toBe(200);
  };

  it('is kept: a kind that is switched off is not mailed', async () => {
    await choose({ AVISOS: [{ AVISO: 'assigned', CAMPANA: '0', EMERGENTE: '0', CORREO: '0' }] });
    await work(event((await assigned()).fact));
    expect(await mailsOf()).toEqual([]);
  });

  it('holds mail back in the hours of silence and sends it when they end', async () => {
    await choose({ SILENCIO_DESDE: '08:00', SILENCIO_HASTA: '10:00' });
    await mailed();
    await sweep();
    expect(letters).toHaveLength(0);
    // Meanwhile the machine lives on: what was due while nothing lived is another story (mailRestored.test.ts).
    for (const minute of [10, 20, 30, 40, 50]) {
      world.setClock(`2026-11-20T15:${minute}:00Z`);
      await sweep();
    }
    expect(letters).toEqual([]);
    world.setClock('2026-11-20T16:00:01Z');
    await sweep();
    expect(letters).toHaveLength(1);
  });
});

describe('the link of a mail', () => {
  const linkOfMail = async (): Promise<string> => {
    await mailed();
    return /#\/baja\/([\w-]+)/.exec(letters.at(-1)!.text)![1]!;
  };
  const byLink = (procedure: string, ENLACE: string) => world.call(group, procedure, { ENLACE });
  const mailedKinds = async (): Promise<string[]> => {
    const { AVISOS } = (await bell('choices', [])).result as { AVISOS: { AVISO: string; CORREO: string }[] };
    return AVISOS.filter(({ CORREO }) => CORREO === '1').map(({ AVISO }) => AVISO);
  };

  it('stops that kind without a sign-in, by a press and not by being looked at', async () => {
    process.env['APP_ORIGINS'] = 'https://despacho.example';
    const ENLACE = await linkOfMail();
    expect((await byLink('mailLink', ENLACE)).result).toEqual({ AVISO: 'assigned', CORREO: '1' });
    const before = await mailedKinds();
    expect((await byLink('stopMail', ENLACE)).result).toEqual({ AVISO: 'assigned', CORREO: '0' });
    expect(await mailedKinds()).toEqual(before.filter((each) => each !== 'assigned'));
    await work(event((await assigned()).fact));
    expect(letters).toHaveLength(1);
  });

  it('is told by its token alone: another one, half of one and one that is too old stop nothing', async () => {
    const ENLACE = await linkOfMail();
    for (const wrong of ['', 'x'.repeat(43), ENLACE.slice(0, 20)])
      expect((await byLink('stopMail', wrong)).error!.code).toBe('rejected');
    world.setClock('2027-01-20T15:00:00Z');
    expect((await byLink('stopMail', ENLACE)).error!.message).toContain('venció');
  });
});

describe('the bell', () => {
  const fact = async (kind: string, id: string) => ({
    ...(await assigned()).fact,
    kind,
    id,
    at: '2026-11-20T15:00:00.000Z',
  });

  it('keeps what is told once, new until it is shown and until it is read', async () => {
    const said = await fact('overdue', 'vence-1');
    await work(event(said, said));
    const [notice, ...more] = (await bell('notices', ['1'])).result as Notice[];
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ ID_ESTADO: '0', AVISO: 'overdue', EMERGENTE: '1' });
    await bell('markNotices', { MODO: 2, IDS: [notice!.ID_AVISO] });
    expect((await bell('notices', ['1'])).result).toEqual([]);
    await bell('markNotices', { MODO: 3, IDS: [notice!.ID_AVISO] });
    await bell('markNotices', { MODO: 2, IDS: [notice!.ID_AVISO] });
    await work(event(said));
    expect((await bell('notices', ['2'])).result).toMatchObject([{ ID_ESTADO: '2' }]);
  });

  it('shows the newest first, and so does the list of mails', async () => {
    await work(event(await fact('due-soon', 'vence-3')));
    world.setClock('2026-11-20T15:30:00Z');
    await work(event({ ...(await fact('overdue', 'vence-4')), at: '2026-11-20T15:30:00.000Z' }));
    const kinds = ((await bell('notices', ['2'])).result as Notice[]).map(({ AVISO }) => AVISO);
    expect(kinds).toEqual(['overdue', 'due-soon']);
    tellOther(await world.person('a', `${luis.id}-bis`));
    await mailed();
    world.setClock('2026-11-20T15:40:00Z');
    await mailed();
    const days = (await mailsOf()).map(({ FECHA }) => FECHA);
    expect(new Set(days).size).toBe(2);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("is nobody else's, whatever id is sent, and the company's mails are its administrator's", async () => {
    await work(event(await fact('overdue', 'vence-2')));
    const [notice] = (await bell('notices', ['2'])).result as Notice[];
    const stranger = await world.person('b', luis.id);
    expect((await bell('notices', ['2'], stranger)).result).toEqual([]);
    await bell('markNotices', { MODO: 3, IDS: [notice!.ID_AVISO] }, stranger);
    await bell('markNotices', { MODO: 3, IDS: [notice!.ID_AVISO] }, ana);
    expect((await bell('notices', ['2'])).result).toMatchObject([{ ID_ESTADO: '0' }]);
    expect((await bell('companyMails', [])).error!.code).toBe('permission.denied');
    expect(await mailsOf(stranger)).toEqual([]);
  });
});
