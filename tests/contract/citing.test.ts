import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCafta } from '../../functions/cafta/handler.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { certificationMark } from '../../shared/cafta/marks.ts';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Handler, Person } from './world.ts';

let world: DucaWorld;
let cafta: Handler;
let ana: Person;
let stranger: Person;
const duca = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.duca, procedure, params, as);

beforeAll(async () => {
  world = await startDucaWorld();
  cafta = createCafta(async () => world.services);
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos');
  ana = await world.person('uno', 'ana');
  stranger = await world.person('dos', 'otro');
});
afterAll(() => world.stop());

interface Header {
  ID: string;
  LOCK: number;
}
interface Cited {
  rows: { ID_DUCA: string; NO_ORDEN: string; ESTADO: string }[];
  next?: string;
}

const citingBody = (number: string, order: string, kind = '861') =>
  blankDuca({
    DUCA: { NO_ORDEN: order },
    DOCUMENTOS: [{ ID_DOCUMENTO: 'd-1', CODIGO_DOCUMENTO: kind, NUMERO_DOCUMENTO: number, LINEA: '0' }],
  });
const made = async (number: string, order: string, as = ana, kind?: string): Promise<Header> =>
  (await duca('create', { CUERPO: citingBody(number, order, kind) }, as)).result.header;
const cited = async (NUMERO: string, CURSOR?: string, as = ana): Promise<Cited> =>
  (await duca('citing', { NUMERO, ...(CURSOR === undefined ? {} : { CURSOR }) }, as)).result;

describe('the declarations that cite a certification', () => {
  it('are found by its number however it is written, and no longer when its line goes', async () => {
    const { ID, LOCK } = await made('CO 2026/1', '1236000801');
    await made('CO-2026-1', '1236000802', ana, '380');
    expect((await cited('co-2026-1')).rows).toEqual([
      expect.objectContaining({ ID_DUCA: ID, NO_ORDEN: '1236000801', ESTADO: 'BORRADOR' }),
    ]);
    const gone = [{ op: 'remove', path: 'DOCUMENTOS[0]', count: 1 }];
    expect((await duca('patch', { ID, LOCK, CAMBIOS: gone })).error).toBeUndefined();
    expect((await cited('CO-2026-1')).rows).toEqual([]);
  });

  it('come a page at a time, the newest first, each once, and a cursor of another number opens nothing', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 28; at += 1) ids.push((await made('CO-MUCHAS', String(1236000810 + at))).ID);
    const first = await cited('CO-MUCHAS');
    expect(first.rows).toHaveLength(25);
    const second = await cited('CO-MUCHAS', first.next);
    expect(second.next).toBeUndefined();
    expect([...first.rows, ...second.rows].map(({ ID_DUCA }) => ID_DUCA)).toEqual(
      // Ids sort by the time of their making.
      ids.toSorted().toReversed(),
    );
    const refused = await duca('citing', { NUMERO: 'CO-OTRA', CURSOR: first.next });
    expect(refused.error?.message).toContain('Parámetro CURSOR');
  });

  it('are none of another company, though it writes the same number', async () => {
    const own = await made('CO-AJENA', '1236000850');
    const other = await made('CO-AJENA', '1236000851', stranger);
    expect((await cited('CO-AJENA')).rows.map(({ ID_DUCA }) => ID_DUCA)).toEqual([own.ID]);
    expect((await cited('CO-AJENA', undefined, stranger)).rows.map(({ ID_DUCA }) => ID_DUCA)).toEqual([
      other.ID,
    ]);
  });

  it('pass over a row of the index that its declaration no longer bears out', async () => {
    const { ID } = await made('CO-VIEJA', '1236000860');
    const mark = certificationMark('CO-NUEVA')!;
    await world.services.database.write({
      kind: 'put',
      table: 'duca',
      item: { pk: markPk({ company: 'uno' }, mark), sk: `${mark}#${ID}`, ID },
    });
    expect((await cited('CO-NUEVA')).rows).toEqual([]);
  });

  it('are none of a number that has no letter, and none of a number that nobody cites', async () => {
    expect(await cited(' - ')).toEqual({ rows: [] });
    expect(await cited('CO-NADIE')).toEqual({ rows: [] });
  });
});

it('a certification is found by the code of its goods, with points or without, and by its exporter', async () => {
  const CUERPO = sampleCertification({ NUMERO_CERTIFICACION: 'CO-BUSCADA' });
  const { header } = (await world.call(cafta, 'create', { CUERPO }, ana)).result;
  for (const TERMINO of ['8471.30', '847130', 'acme', 'CO-BUSC']) {
    const { rows } = (await world.call(cafta, 'list', { TERMINO }, ana)).result as { rows: Header[] };
    expect(
      rows.map(({ ID }) => ID),
      TERMINO,
    ).toEqual([header.ID]);
  }
  expect((await world.call(cafta, 'list', { TERMINO: '6109' }, ana)).result.rows).toEqual([]);
});
