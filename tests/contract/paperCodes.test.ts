import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { changesPlace, headKey, linesPk, lineSk, printCodeKey } from '../../functions/logbook/rows.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { addDays } from '../../shared/foundation/dates/date.ts';
import { formatHour } from '../../shared/foundation/print/printFoot.ts';
import { hashedText, type LogLine } from '../../shared/logbook/line.ts';
import { startDvaWorld, type DvaWorld } from './dvaWorld.ts';

/**
 * Papers bear a code of what is sealed, and anybody may ask by it whether the logbook that knows the paper is whole since
 * (product 26; reliability, audit chain).
 */

let here: DvaWorld;
/** Rows that questions were answered by, and how often the store was asked. */
let asked = 0;
const counting = () => {
  const { database } = here.world.services;
  const counted = new Proxy(database, {
    get: (target, name) => {
      const found = Reflect.get(target, name) as unknown;
      if (typeof found !== 'function') return found;
      if (name === 'get' || name === 'getEach' || name === 'query') asked += 1;
      return found.bind(target) as unknown;
    },
  });
  return { ...here.world.services, database: counted };
};
const logbook = createLogbook(async () => counting());
const schedule = createSchedule(async () => here.world.services);
const run = () => schedule({ schedule: 'logbook-chain' });
/** Each test has a day of its own: no logbook goes back in time. */
let day = '2026-11-19';
/** Another hour of the day, to which the person comes anew: nobody's session is so long. */
async function at(hour: string): Promise<void> {
  here.world.setClock(`${day}T${hour}:00Z`);
  Object.assign(here.ana, await here.world.person('a', 'ana'));
}
const ask = async (CODIGO: string) => (await here.world.call(logbook, 'checkPrint', { CODIGO })).result;
const scope = jobScope('a', 'GT');

const UNKNOWN = {
  ...{ RESULTADO: '0', CLASE: '', DOCUMENTO: '', FECHA: '', PAGINAS: 0, SHA256: '' },
  ...{ HORA: '', INTEGRA: '' },
};

interface Printed {
  text: string;
  bytes: Buffer;
  code: string;
  seal: string;
}
const CODE = '(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}';

/** A paper as somebody holds it: what is read at its foot. */
async function print(id: string, draft = false): Promise<Printed> {
  const { result } = await here.dva('print', { ID: id, ...(draft ? { BORRADOR: true } : {}) });
  const bytes = Buffer.from(await (await fetch(result.ENLACE)).arrayBuffer());
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
  const [, code = ''] = new RegExp(`Código de autenticidad (${CODE})`).exec(text) ?? [];
  const [, seal = ''] = new RegExp(`sello de la bitácora (${CODE}) `).exec(text) ?? [];
  return { text, bytes, code, seal };
}

type Row = Record<string, unknown> & { pk: never; sk: string; N: number; CODIGO: string };
const rows = (): Promise<Row[]> =>
  here.world.services.database.query<Row>('logbook', { pk: linesPk(scope), few: 'what a test wrote itself' });
const put = (item: Row): Promise<void> =>
  here.world.services.database.aside({ kind: 'put', table: 'logbook', item });

beforeAll(async () => {
  here = await startDvaWorld();
});
afterAll(() => here.world.stop());

/** A paper printed in the hour from nine on, and the hour over and sealed since. */
let paper: Printed;
let id: string;
beforeEach(async () => {
  day = addDays(day, 1);
  await at('15:05');
  ({ id } = await here.ready());
  paper = await print(id);
  await run();
  await at('16:01');
  await run();
});

describe('a paper', () => {
  it('is known by its code, as sealed with its hour, and its logbook as whole', async () => {
    expect(await ask(paper.code.toLowerCase().replaceAll('-', ' '))).toEqual({
      ...{ RESULTADO: '1', CLASE: 'impresion', DOCUMENTO: 'Declaración del valor (DVA)' },
      ...{ FECHA: `${day}T09:05:00`, PAGINAS: 2 },
      SHA256: createHash('sha256').update(paper.bytes).digest('hex'),
      ...{ HORA: `${day}T09:00:00`, INTEGRA: '1' },
    });
  });

  it('is known before its hour is sealed, and told to be so', async () => {
    await at('16:20');
    const { id: another } = await here.ready();
    const fresh = await print(another);
    await run();
    expect(await ask(fresh.code)).toMatchObject({ RESULTADO: '1', HORA: '', INTEGRA: '1' });
  });

  it('bears the newest sealed end of its company’s logbook, which anybody may ask about', async () => {
    await at('16:20');
    const { id: another } = await here.ready();
    const later = await print(another);
    expect(later.text).toMatch(
      new RegExp(
        `Código de autenticidad ${later.code} · sello de la bitácora ${later.seal} \\(${formatHour(`${day}T09:00:00`)}\\)`,
      ),
    );
    expect(await ask(later.seal)).toEqual({
      ...UNKNOWN,
      ...{ RESULTADO: '1', CLASE: 'sello', HORA: `${day}T09:00:00`, INTEGRA: '1' },
    });
  });

  it('says the same for ever, also once more is sealed', async () => {
    await at('17:30');
    await run();
    expect((await print(id)).bytes.equals(paper.bytes)).toBe(true);
  });

  it('has no code where it is a draft', async () => {
    const draft = await print(id, true);
    expect(draft.text).toMatch(/BORRADOR/);
    expect(draft.text).not.toMatch(/Código de autenticidad|sello de la bitácora/);
  });

  it('tells nothing of whose it is', async () => {
    for (const code of [paper.code, (await print((await here.ready()).id)).seal]) {
      const told = JSON.stringify(await ask(code));
      for (const secret of ['Empresa a', '"a"', 'ana', id, 'MARTILLO', '123-'])
        expect(told).not.toContain(secret);
    }
  });
});

describe('a code that nobody has', () => {
  it('gets the same answer, whatever is wrong with it', async () => {
    const flipped = `${paper.code.slice(0, -1)}${paper.code.endsWith('2') ? '3' : '2'}`;
    const nonsense = [
      '',
      'no es un código',
      '#',
      'C#a',
      '0'.repeat(40),
      'ñ'.repeat(16),
      'AAAA-AAAA-AAAA-AAAA',
    ];
    for (const wrong of [flipped, ...nonsense]) expect(await ask(wrong), wrong).toEqual(UNKNOWN);
  });
});

describe('a logbook that was changed', () => {
  const lineOf = async (code: string): Promise<Row> => (await rows()).find(({ CODIGO }) => CODIGO === code)!;

  it('is told of by the paper whose line was changed, and by nothing else of the company', async () => {
    const row = await lineOf(paper.code);
    await put({ ...row, USUARIO: 'otro' });
    expect(await ask(paper.code)).toMatchObject({ RESULTADO: '1', INTEGRA: '0' });
    await put(row);
    expect(await ask(paper.code)).toMatchObject({ INTEGRA: '1' });
    await put({ ...row, changes: Buffer.from('otra cosa') });
    expect(await ask(paper.code)).toMatchObject({ RESULTADO: '1', INTEGRA: '0' });
    await put(row);
  });

  it('is told of where another file is put in place of the one that was printed', async () => {
    const { database } = here.world.services;
    const row = (await database.get<Row>('logbook', printCodeKey(paper.code)))!;
    await put({ ...row, SHA256: 'f'.repeat(64) });
    expect(await ask(paper.code)).toMatchObject({ RESULTADO: '1', INTEGRA: '0' });
    await put(row);
  });

  it('is told of where lines before or behind the paper’s own were put in', async () => {
    await here.ready();
    await run();
    const { N } = await lineOf(paper.code);
    const near = (number: number) => rows().then((all) => all.find((row) => row.N === number)!);
    for (const [number, field] of [
      [N - 1, 'HUELLA'],
      [N + 1, 'ANTERIOR'],
    ] as const) {
      const row = await near(number);
      await put({ ...row, [field]: 'f'.repeat(64) });
      expect(await ask(paper.code), field).toMatchObject({ RESULTADO: '1', INTEGRA: '0' });
      await put(row);
    }
    expect(await ask(paper.code)).toMatchObject({ INTEGRA: '1' });
  });

  it('still answers after ten thousand entries, by as many questions to the store', async () => {
    asked = 0;
    await ask(paper.code);
    const few = asked;
    await grow(10_000);
    await at('18:01');
    await run();
    asked = 0;
    expect(await ask(paper.code)).toMatchObject({ HORA: `${day}T09:00:00`, INTEGRA: '1' });
    expect(asked).toBe(few);
  });

  it('that was cut says so, to papers of before and to its seal, and not to those of after', async () => {
    await at('18:20');
    const { id: another } = await here.ready();
    const { seal } = await print(another);
    const { database } = here.world.services;
    const all = await rows();
    const row = await lineOf(paper.code);
    for (const { sk } of all.filter(({ N }) => N > row.N))
      await database.aside({ kind: 'delete', table: 'logbook', key: { pk: linesPk(scope), sk } });
    const head = { N: row.N, HUELLA: row['HUELLA'], at: row.sk.split('~')[0] };
    await database.aside({ kind: 'put', table: 'logbook', item: { ...headKey(scope), ...head } });
    expect(await ask(paper.code)).toMatchObject({ RESULTADO: '1', CLASE: 'impresion', INTEGRA: '0' });
    expect(await ask(seal)).toMatchObject({ RESULTADO: '1', CLASE: 'sello', INTEGRA: '0' });
    await at('19:10');
    const { id: last } = await here.ready();
    const after = await print(last);
    await run();
    await at('20:01');
    await run();
    expect(await ask(after.code)).toMatchObject({ HORA: `${day}T13:00:00`, INTEGRA: '1' });
    expect(await ask(paper.code)).toMatchObject({ INTEGRA: '0' });
  });
});

it('makes a network wait that tries codes, and costs who asks about papers nothing', async () => {
  const answers: number[] = [];
  for (let tried = 0; tried < 60; tried += 1)
    answers.push(
      (await here.world.call(logbook, 'checkPrint', { CODIGO: `2222-3333-4444-${1000 + tried}` })).status,
    );
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});

/** So many lines more behind the last, each as the chain would write it. */
async function grow(count: number): Promise<void> {
  const { database, sealer } = here.world.services;
  const moment = `${day}T16:30:00.000Z`;
  const { N, HUELLA } = (await database.get<Row & { HUELLA: string }>('logbook', headKey(scope)))!;
  let before = HUELLA;
  let writes: Parameters<typeof database.aside> = [];
  for (let number = N + 1; number <= N + count; number += 1) {
    const said = {
      ...{ N: number, FECHA: `${day}T10:30:00`, REGISTRADO: `${day}T10:30:00`, USUARIO: 'ana' },
      ...{ DIRECCION: '', DISPOSITIVO: '', MODULO: 'duca', ID: '', VERSION: null, ACCION: 'Cambiar' },
      ...{ CAMBIOS: [], MAS: 0, CODIGO: '', ANTERIOR: before },
    };
    before = createHash('sha256').update(hashedText(said)).digest('hex');
    const { CAMBIOS, ...facts }: LogLine = { ...said, HUELLA: before };
    const sk = lineSk(moment, number);
    const changes = sealer.seal('a', changesPlace(sk), Buffer.from(JSON.stringify(CAMBIOS)));
    const item = { ...facts, pk: linesPk(scope), sk, personPk: 'x', modulePk: 'y', changes };
    writes.push({ kind: 'put', table: 'logbook', item });
    if (writes.length === 99 || number === N + count) {
      await database.aside(...writes);
      writes = [];
    }
  }
  const head = { ...headKey(scope), N: N + count, HUELLA: before, at: moment };
  await database.aside({ kind: 'put', table: 'logbook', item: head });
}
