import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startManifestWorld } from './manifestWorld.ts';
import { administrator, type TakeOut } from './takingOut.ts';
import type { Answer, Person } from './world.ts';

describe('the number of a manifest', () => {
  let world: Awaited<ReturnType<typeof startManifestWorld>>;
  let ana: Person;
  let takeOut: TakeOut;
  beforeAll(async () => {
    world = await startManifestWorld();
    await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
    ana = await world.person('h', 'ana');
    takeOut = await administrator(world, 'h');
  });
  afterAll(() => world.stop());

  const call = (procedure: string, params: object): Promise<Answer> => world.manifest(procedure, params, ana);
  const header = async (ID: string) => (await call('open', { ID })).result.header;
  const presented = async (ID: string): Promise<string> => {
    const { result, error } = await call('present', { ID, LOCK: (await header(ID)).LOCK });
    expect(error).toBeUndefined();
    return result.ID_TRANSMISION;
  };
  const outOfQueue = async (ID: string): Promise<void> => {
    expect((await takeOut(await presented(ID), 'RETIRADA')).error).toBeUndefined();
    await world.pump();
    expect((await header(ID)).ESTADO).toBe('BORRADOR');
  };
  const rejected = async (ID: string, number: string): Promise<void> => {
    world.authorities.manifests.mood.queued.set(number, ['reject']);
    await presented(ID);
    await world.pump();
    expect((await header(ID)).ESTADO).toBe('RECHAZADA');
  };
  const deleted = async (ID: string): Promise<void> =>
    expect(
      (await call('transition', { ID, LOCK: (await header(ID)).LOCK, ACCION: 'annul' })).error,
    ).toBeUndefined();
  const again = async (number: string): Promise<Answer> => {
    const { ID } = await world.ready(`${number}-OTRO`, ana);
    const CAMBIOS = [{ op: 'set', path: 'MANIFIESTO.NUMERO_PREIMPRESO', value: number }];
    return call('patch', { ID, LOCK: (await header(ID)).LOCK, CAMBIOS });
  };
  const holders = async (number: string): Promise<string[]> =>
    (await call('numberExists', { NUMERO_PREIMPRESO: number })).result.map(({ ID }: { ID: string }) => ID);

  it('taken out and annulled, its number is free', async () => {
    const { ID } = await world.ready('PRE-LIBRE', ana);
    await outOfQueue(ID);
    await outOfQueue(ID);
    await deleted(ID);
    expect(await holders('PRE-LIBRE')).toEqual([]);
    const saved = await again('PRE-LIBRE');
    expect(saved.error).toBeUndefined();
    const other = saved.result.header.ID;
    await presented(other);
    await world.pump();
    expect((await header(other)).ESTADO).toBe('ACEPTADA');
    expect(world.authorities.manifestLedger.acts('PRE-LIBRE')).toHaveLength(1);
  });

  it('is not free once something of it had left, whatever was taken out of the queue since', async () => {
    const { ID } = await world.ready('PRE-SALIO', ana);
    await rejected(ID, 'PRE-SALIO');
    await outOfQueue(ID);
    await deleted(ID);
    expect(await holders('PRE-SALIO')).toEqual([ID]);
  });

  it('numberExists names whoever holds the number, void or not', async () => {
    const { ID } = await world.ready('PRE-RECHAZADO', ana);
    await rejected(ID, 'PRE-RECHAZADO');
    expect(await holders('pre-rechazado')).toEqual([ID]);
    await deleted(ID);
    expect(await holders('pre-rechazado')).toEqual([ID]);
    const refused = await again('PRE-RECHAZADO');
    expect(refused.error).toMatchObject({
      code: 'document.duplicate',
      message:
        'Ya existe un manifiesto anulado con el número PRE-RECHAZADO en su empresa. Se selló para transmitirse y la autoridad puede conocerlo por ese número: use otro.',
    });
    const living = await again('PRE-RECHAZADO-OTRO');
    expect(living.error?.message).toBe(
      'Ya existe un manifiesto con el número PRE-RECHAZADO-OTRO en su empresa. Use otro número o abra la existente.',
    );
  });
});
