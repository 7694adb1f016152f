import { readChain, verifyChain } from '../../shared/transmission/verifyChain.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../functions/runtime/digest.ts';
import { EVIDENCE, evidenceOf } from '../../functions/transmission/archive.ts';
import { evidence } from '../../functions/transmission/evidence.ts';
import { list } from '../../functions/transmission/list.ts';
import { open } from '../../functions/transmission/open.ts';
import { outcomeOf, transmissionsOf } from '../../functions/transmission/outcomeOf.ts';
import { attempt } from '../../functions/transmission/attempt.ts';
import { dueRows } from '../../functions/transmission/due.ts';
import { sealedObject } from '../../functions/transmission/rows.ts';
import { after, exchanged, MINUTE, NUMERO, result, said, startMachine, type Machine } from './machine.ts';
import { ana, NOW, scopeOf } from './transmissions.ts';

let on: Machine;
let key = '';
beforeAll(async () => {
  on = await startMachine();
});
afterAll(() => on.stop());
beforeEach(async () => {
  key = await on.fresh();
  // What other tests left is no longer among what is due.
  const due = await dueRows(on.services);
  for (const { id } of due) await on.put(id, { statePk: 'elsewhere' });
});
const call = (input: object = {}, by = ana) => on.call(input, by);

describe('a transmission on the screen', () => {
  it('says what it carries, where it is, who sent it, and every step in a sentence', async () => {
    const { id } = await on.hand({ version: 3 });
    on.gateway.send = async () => exchanged(result('accepted', { CANAL: 'VERDE', FALTAN: ['FIRMA'] }));
    const head = await attempt(on.job, await on.head(id));
    const shown = await open(call({ ID: id }));
    expect(shown).toMatchObject({
      ID: id,
      TIPO: 'duca',
      ID_DOCUMENTO: `duc-${key}`,
      CLAVE: key,
      VERSION: 3,
      OPERACION: 'R',
      ESTADO: 'ACCEPTED',
      ETIQUETA: 'Aceptada por SAT',
      TONO: 'good',
      ICONO: 'check',
      SABEMOS: 'SAT la aceptó con el número GTPRQPQ-24-001234-0001-5.',
      CREADO: NOW,
      MODIFICADO: NOW,
      USUARIO: 'Usuario ana',
      INTENTOS: 1,
      SIGUIENTE: after(30_000),
      NUMERO,
      CANAL: 'VERDE',
      HUELLA: head.hash,
      RESULTADO: said({ CANAL: 'VERDE', FALTAN: ['FIRMA'] }),
      POSICION: 0,
      ESPERA: '',
    });
    expect(shown.LINEA).toHaveLength(4);
    expect(shown.LINEA[1]).toEqual({
      SEQ: 2,
      ESTADO: 'QUEUED',
      ETIQUETA: 'En cola',
      TONO: 'progress',
      FECHA: NOW,
      INTENTO: 0,
      FRASE: 'Usuario ana la puso en cola.',
      CODIGO: '',
      EVIDENCIA: false,
    });
    expect(shown.LINEA[3]).toMatchObject({ INTENTO: 1, CODIGO: '00', EVIDENCIA: true });
  });

  it('in the queue says its place, of its own country and of what is queued alone', async () => {
    const first = await on.hand();
    on.nextNumber();
    const doubtful = await on.standing({ state: 'UNKNOWN' });
    on.nextNumber();
    await on.put((await on.hand()).id, { country: 'HN' });
    on.nextNumber();
    on.later(1000);
    const last = await on.hand();
    const placeOf = async (id: string) => (await open(call({ ID: id }))).POSICION;
    expect([await placeOf(first.id), await placeOf(last.id), await placeOf(doubtful)]).toEqual([1, 2, 0]);
    expect((await open(call({ ID: last.id }))).ESPERA).toBe('');
  });

  it('held back says when it will leave, from its place', async () => {
    const { id } = await on.hand();
    await on.put(id, { reason: 'held-back' });
    expect(await open(call({ ID: id }))).toMatchObject({
      ESPERA: 'Es la n.º 1 de la cola. Cuando SAT responda, saldrá en unos 2 minutos.',
      // It was due before: no moment that has passed is announced as the next.
      SIGUIENTE: '',
    });
    await on.put(id, { statePk: 'elsewhere' });
    expect(await open(call({ ID: id }))).toMatchObject({ POSICION: 0, ESPERA: '' });
  });

  it('that waits since an earlier day says that it keeps the rate of that day, where it has one (fault row 40)', async () => {
    const { id } = await on.hand();
    const waits = async (set: object) => {
      await on.put(id, { state: 'QUEUED', operation: 'R', kind: 'duca', country: 'GT', ...set });
      return (await open(call({ ID: id }))).ESPERA;
    };
    const told =
      'Se selló el 20/11/2026: sale con la tasa de cambio declarada entonces, aunque el banco ya publique otra.';
    on.setClock('2026-11-21T05:59:59.999Z');
    expect(await waits({})).toBe('');
    on.setClock('2026-11-21T06:00:00.000Z');
    for (const set of [{}, { state: 'NOT_SENT' }, { operation: 'M' }, { country: 'HN', kind: 'dua' }])
      expect(await waits(set), JSON.stringify(set)).toBe(told);
    for (const set of [
      { operation: 'V' },
      { operation: 'D' },
      { operation: 'CANAL' },
      { state: 'UNKNOWN' },
      { state: 'ACCEPTED' },
      { country: 'HN', kind: 'manifests' },
      { kind: 'cafta' },
    ])
      expect(await waits(set), JSON.stringify(set)).toBe('');
  });

  it('is found by its company alone', async () => {
    const { id } = await on.hand();
    const other = scopeOf('ana', [], 'emp-2');
    const refused = { code: 'not-found' };
    await expect(open(call({ ID: id }, other))).rejects.toMatchObject(refused);
    await expect(outcomeOf(on.services, other, id)).rejects.toThrow('transmisión');
    await expect(evidence(call({ ID: id }, other))).rejects.toMatchObject(refused);
  });

  it('tells its outcome to the module that handed it over', async () => {
    const { id } = await on.hand();
    const outcome = await outcomeOf(on.services, ana, id);
    expect(outcome).toMatchObject({ summary: { ID: id, ESTADO: 'QUEUED' }, facts: { NUMERO: '' }, seq: 2 });
  });
});

describe('the list', () => {
  const other = scopeOf('ana', [], 'emp-list');

  it('is newest first, of one document or of all, of one state or of all, by pages', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      on.nextNumber();
      on.setClock(after(count * MINUTE));
      ids.push((await on.hand({ documentId: `duc-${count}` }, other)).id);
    }
    const newest = [...ids].reverse();
    const shown = async (input: object) => {
      const { rows, total, page } = await list(call(input, other));
      return [rows.map((each) => each.ID), total, page];
    };
    expect(await shown({})).toEqual([newest, 3, 1]);
    expect(await shown({ ID_DOCUMENTO: 'duc-1' })).toEqual([[ids[1]], 1, 1]);
    expect(await shown({ ID_DOCUMENTO: '' })).toEqual([newest, 3, 1]);
    expect(await shown({ ESTADO: 'QUEUED' })).toEqual([newest, 3, 1]);
    expect(await shown({ ESTADO: 'ACCEPTED' })).toEqual([[], 0, 1]);
    expect(await shown({ TAMANO: 2 })).toEqual([newest.slice(0, 2), 3, 1]);
    expect(await shown({ TAMANO: 2, PAGINA: 2 })).toEqual([newest.slice(2), 3, 2]);
    expect((await transmissionsOf(on.services, other, 'duc-2')).map((each) => each.ID)).toEqual([ids[2]]);
    expect(await transmissionsOf(on.services, other, 'duc-9')).toEqual([]);
  });

  it('has fifty to a page', async () => {
    for (let count = 0; count < 48; count += 1) {
      on.nextNumber();
      await on.hand({}, other);
    }
    const { rows, total } = await list(call({}, other));
    expect([rows.length, total]).toEqual([50, 51]);
  });
});

describe('evidence', () => {
  it('shows the last exchange, every step with its hashes, and a link to each object', async () => {
    const { id } = await on.hand();
    on.gateway.send = async () => exchanged(result('accepted'));
    const head = await attempt(on.job, await on.head(id));
    const shown = await evidence(call({ ID: id }));
    expect(shown).toMatchObject({
      ID: id,
      CLAVE: key,
      VERSION: 1,
      OPERACION: 'R',
      HUELLA: head.hash,
      INTEGRA: true,
      RESULTADO: said(),
      SOLICITUD: '<solicitud/>',
      RESPUESTA: '<respuesta/>',
    });
    const steps = await on.steps(id);
    expect(shown.CADENA.map((each) => [each.SEQ, each.ANTERIOR, each.HUELLA])).toEqual(
      steps.map((each) => [each.seq, each.previous, each.hash]),
    );
    expect(shown.CADENA[0]).toEqual({
      SEQ: 1,
      ESTADO: 'SEALED',
      FECHA: NOW,
      INTENTO: 0,
      MOTIVO: 'sealed',
      CODIGO: '',
      PERSONA: '',
      NOTA: '',
      ANTERIOR: head.hash,
      HUELLA: steps[0]!.hash,
    });
    expect(shown.CADENA.at(-1)!.INTERCAMBIO).toEqual(steps.at(-1)!.exchange);
    expect(shown.ENLACES.map((each) => each.NOMBRE)).toEqual([
      'sellado.xml',
      'solicitud.xml',
      'respuesta.xml',
    ]);
    expect(shown.ENLACES[0]!.SHA256).toBe(head.hash);
    const folder = steps.at(-1)!.exchange!.SOLICITUD.NOMBRE.split('/').at(-2);
    expect(decodeURIComponent(shown.ENLACES[1]!.URL)).toContain(`filename="${folder}-solicitud.xml"`);
    expect(on.told('link.issued')).toEqual([{ transmission: id, links: 3, user: 'ana' }]);

    // Whoever was given the file and nothing else finds a changed person (product 25).
    const file = JSON.stringify(shown, null, 2);
    const checked = (text: string) => verifyChain(readChain(text)!, sha256);
    expect(checked(file)).toEqual({ key, steps: steps.length, sealed: head.hash, faults: [] });
    const person = steps.find((each) => each.person !== '')!;
    expect(checked(file.replace(`"${person.person}"`, '"Otra persona"')).faults).toEqual([
      `Paso ${person.seq}: no tiene la huella de su contenido; fue cambiado.`,
    ]);
  });

  it('shows nothing where nothing was exchanged, and never what was kept apart', async () => {
    const { id } = await on.hand();
    expect(await evidence(call({ ID: id }))).toMatchObject({ SOLICITUD: '', RESPUESTA: '', INTEGRA: true });
    on.gateway.send = async () => exchanged({ left: 'something', status: 200, answer: { kind: 'hostile' } });
    await attempt(on.job, await on.head(id));
    const shown = await evidence(call({ ID: id }));
    expect(shown).toMatchObject({ SOLICITUD: '<solicitud/>', RESPUESTA: '' });
    expect(shown.ENLACES.at(-1)!.NOMBRE).toBe('respuesta-en-cuarentena.bin');
  });

  it('shows what was sent where no answer came', async () => {
    const { id } = await on.hand();
    on.gateway.send = async () => {
      const { wire, ...sent } = exchanged({ left: 'something', why: 'reset' });
      return { ...sent, wire: { left: wire.left, fingerprint: wire.fingerprint } };
    };
    await attempt(on.job, await on.head(id));
    const shown = await evidence(call({ ID: id }));
    expect(shown).toMatchObject({ SOLICITUD: '<solicitud/>', RESPUESTA: '', INTEGRA: true });
  });

  it('is read by the versions that were written, whatever was put under their names since', async () => {
    const { id } = await on.hand();
    on.gateway.send = async () => exchanged(result('accepted'));
    const before = await evidence(call({ ID: (await attempt(on.job, await on.head(id))).id }));
    const head = await on.head(id);
    const { SOLICITUD, RESPUESTA } = (await on.steps(id)).at(-1)!.exchange!;
    const kept = [sealedObject(head), SOLICITUD, RESPUESTA!];
    expect(new Set(kept.map(({ VERSION_OBJETO }) => VERSION_OBJETO)).size).toBe(3);
    const forged = Buffer.from('<otro/>');
    for (const { NOMBRE } of kept) await on.services.files.put(ana, EVIDENCE, NOMBRE, forged, 'text/xml');
    const shown = await evidence(call({ ID: id }));
    expect(shown).toMatchObject({ INTEGRA: true, SOLICITUD: before.SOLICITUD, RESPUESTA: before.RESPUESTA });
    const followed = await Promise.all(shown.ENLACES.map(async ({ URL }) => (await fetch(URL)).text()));
    expect(followed.slice(1)).toEqual([before.SOLICITUD, before.RESPUESTA]);
  });

  it('of before versions were noted is read by its name', async () => {
    const { id } = await on.hand();
    const { objectVersion: _, ...old } = await on.head(id);
    expect(sealedObject(old)).not.toHaveProperty('VERSION_OBJETO');
    const bytes = await evidenceOf(on.services, ana, sealedObject(old));
    expect(sha256(bytes!)).toBe(old.hash);
  });

  it('is broken by one changed object, whichever it is', async () => {
    const { id } = await on.hand();
    on.gateway.send = async () => exchanged(result('accepted'));
    await attempt(on.job, await on.head(id));
    for (const end of ['sellado.xml', 'solicitud.xml', 'respuesta.xml']) {
      const files = Object.create(on.services.files) as typeof on.services.files;
      files.get = async (scope, bucket, name) =>
        name.endsWith(end) ? Buffer.from('otro') : on.services.files.get(scope, bucket, name);
      const bent = { input: { ID: id }, services: { ...on.services, files }, scope: ana } as never;
      expect((await evidence(bent)).INTEGRA, end).toBe(false);
    }
  });
});
