import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { regroup } from '../../shared/duca/regroup/regroup.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
const call = (procedure: string, params: unknown): Promise<Answer> =>
  world.call(world.duca, procedure, params, ana);

beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

async function derived(number: string, lines: number) {
  const { orderId } = await world.seed('uno', number, { lines });
  const { result } = await call('derive', [orderId, '', '']);
  return {
    orderId,
    id: result.header.ID as string,
    lock: result.header.LOCK as number,
    body: result.body as DucaBody,
  };
}
const patch = (id: string, lock: number, CAMBIOS: readonly Change[]) =>
  call('patch', { ID: id, LOCK: lock, CAMBIOS });

describe('goods grouped by hand', () => {
  it('travel as an ordinary patch, add up, and stay when the declaration is formed again', async () => {
    const { orderId, id, lock, body } = await derived('1236000701', 9);
    const goods = body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === body.FRACCIONES[0]!.ID_FRACCION);
    const { changes } = regroup(body, { do: 'split', items: [goods[0]!.ID_ITEM] });
    const saved = await patch(id, lock, changes);
    const errors = saved.result.problems.filter((each: { severity: string }) => each.severity !== 'warning');
    // The sample claims a preference, for so little that no certificate proves it, and names no criterion; regrouping adds
    // no other.
    expect(errors.map((each: { code: string }) => each.code)).toEqual(['duca.no-criterion']);
    const again = await call('derive', { ID_ORDEN: orderId, ID: id, LOCK: saved.result.header.LOCK });
    expect(again.result.moves).toEqual([]);
    const now = again.result.body as DucaBody;
    expect(now.FRACCIONES).toHaveLength(body.FRACCIONES.length + 1);
    expect(now.FRACCION_ITEMS.find((each) => each.ID_ITEM === goods[0]!.ID_ITEM)).toMatchObject({
      ID_FRACCION: `mano-${goods[0]!.ID_ITEM}`,
      SECUENCIA_FRACCION: String(now.FRACCIONES.length),
    });
    expect(now.DUCA.TOTAL_CIF_DOLARES).toBe(body.DUCA.TOTAL_CIF_DOLARES);
    const back = regroup(now, { do: 'restore' });
    const restored = await patch(id, again.result.header.LOCK, back.changes);
    expect(restored.result.body ?? (await call('open', [id, ''])).result.body).toEqual(body);
  });
});

describe('many fractions at once', () => {
  const lines = (count: number, odd: Record<string, string> = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ID_FRACCION: `f-${index}`,
      CLASIFICACION_ARANCELARIA: index === 5 ? '' : '8528729000',
      DESCRIPCION: index === 7 ? 'CAJA \u202eCON MARCAS\u200f' : `MERCANCÍA ${index}`,
      ID_PAIS_ORIGEN: 'CN',
      CANTIDAD_UNIDADES: '1.000',
      ID_UNIDAD_MEDIDA: 'C62',
      VALOR_FOB: '10.00',
      ...(index === 9 ? odd : {}),
    }));

  it('keeps ten thousand with their taxes, without marks that turn the text, and asks for the code that lacks', async () => {
    const { id, lock } = await derived('1236000702', 1);
    const first = await patch(id, lock, [
      { op: 'remove', path: 'FRACCIONES[0]', count: 1 },
      { op: 'insert', path: 'FRACCIONES', lines: lines(10_000) },
    ]);
    expect(first.error).toBeUndefined();
    const found = first.result.problems as { path: string; message: string }[];
    const code = found.filter((each) => each.path === 'FRACCIONES[5].CLASIFICACION_ARANCELARIA');
    expect(code.map((each) => each.message)).toEqual([
      'Casilla 45, línea 6, Clasificación Arancelaria: es obligatorio en la modalidad ID, clase 1; complételo.',
    ]);
    const next = await patch(id, first.result.header.LOCK, [
      { op: 'set', path: 'FRACCIONES[9999].VALOR_FOB', value: '11.00' },
    ]);
    expect(next.error).toBeUndefined();
    const { body } = (await call('open', [id, ''])).result as { body: DucaBody };
    expect(body.FRACCIONES).toHaveLength(10_000);
    expect(body.FRACCION_TRIBUTOS).toHaveLength(2 * 9_999);
    expect(body.FRACCIONES[7]!.DESCRIPCION).toBe('CAJA CON MARCAS');
  });

  it('refuses one too many, or an origin of no country, whole and with its sentence', async () => {
    const { id, lock, body } = await derived('1236000703', 1);
    const many = await patch(id, lock, [{ op: 'insert', path: 'FRACCIONES', lines: lines(10_000) }]);
    expect(many.error?.problems?.map((each: { message: string }) => each.message)).toEqual([
      '«Fracciones» tiene 10001 líneas y admite 10000; divídalas en varios documentos.',
    ]);
    const odd = await patch(id, lock, [
      { op: 'insert', path: 'FRACCIONES', lines: lines(10, { ID_PAIS_ORIGEN: 'XX' }) },
    ]);
    expect(odd.error?.problems?.map((each: { message: string }) => each.message)).toEqual([
      'Casilla 41, línea 11, País de Origen: el código «XX» no está en la lista; elija uno de ella.',
    ]);
    expect((await call('open', [id, ''])).result.body.FRACCIONES).toEqual(body.FRACCIONES);
  });
});
