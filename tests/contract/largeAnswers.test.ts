import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENT_BYTES } from '../../shared/foundation/contracts/sizes.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { firstPart } from '../../web/document/session/saveParts.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { eventOf, textOf, type Person } from './world.ts';

let world: DucaWorld;
let ana: Person;

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

const pasted: AnyRecord[] = Array.from({ length: 10_000 }, (_, index) => ({
  ID_FRACCION: `f-${index}`,
  CLASIFICACION_ARANCELARIA: '8528729000',
  DESCRIPCION: `MONITOR DE CRISTAL LÍQUIDO ${index} ${'CON ACCESORIOS '.repeat(10)}`.trim(),
  ID_PAIS_ORIGEN: 'CN',
  CANTIDAD_UNIDADES: '1.000',
  ID_UNIDAD_MEDIDA: 'C62',
  VALOR_FOB: `${10 + (index % 997)}.00`,
}));

it('a declaration of ten thousand fractions is pasted in parts, opened within what AWS lets through, and saved again', async () => {
  const { orderId } = await world.seed('uno', '1236000801', { lines: 1 });
  const { result: derived } = await world.call(world.duca, 'derive', [orderId, '', ''], ana);
  const id = derived.header.ID as string;
  let lock = derived.header.LOCK as number;
  const patch = async (change: object) => {
    const { error, result } = await world.call(
      world.duca,
      'patch',
      { ID: id, LOCK: lock, CAMBIOS: [change] },
      ana,
    );
    expect(error).toBeUndefined();
    lock = result.header.LOCK as number;
  };

  await patch({ op: 'remove', path: 'FRACCIONES[0]', count: 1 });
  let parts = 0;
  for (let left = pasted; left.length > 0; parts += 1) {
    const [part] = firstPart([{ op: 'insert', path: 'FRACCIONES', lines: left }]);
    if (part?.op !== 'insert') throw new Error('A part without lines');
    await patch(part);
    left = left.slice(part.lines.length);
  }
  expect(parts).toBeGreaterThan(1);

  const open = (event: ReturnType<typeof eventOf>) =>
    world.duca(event, { awsRequestId: 'prueba' } as Context);
  const asked = eventOf('open', [id, ''], ana);
  const opened = await open(asked);
  expect(opened.statusCode).toBe(200);
  expect(Buffer.byteLength(JSON.stringify(opened))).toBeLessThan(EVENT_BYTES / 2);
  expect(Buffer.byteLength(textOf(opened))).toBeGreaterThan(EVENT_BYTES);
  const { body } = (JSON.parse(textOf(opened)) as { result: { body: DucaBody } }).result;
  expect(body.FRACCIONES.map((line) => line.DESCRIPCION)).toEqual(pasted.map((line) => line['DESCRIPCION']));

  const { 'accept-encoding': _packed, ...headers } = asked.headers;
  const bare = await open({ ...asked, headers });
  expect([bare.statusCode, JSON.parse(bare.body)]).toMatchObject([
    422,
    { error: { code: 'answer.too-large' } },
  ]);

  await patch({ op: 'set', path: 'FRACCIONES[9999].VALOR_FOB', value: '11.00' });
  const { result: again } = await world.call(world.duca, 'open', [id, ''], ana);
  expect(again.body.FRACCIONES[9999].VALOR_FOB).toBe('11.00');
});
