import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOf } from '../../functions/runtime/documents/implementations.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { honduranReference } from '../../shared/dua/sampleDua.fixture.ts';
import { startManifestPapers, type ManifestPapers } from './manifestPapers.ts';
import type { Person } from './world.ts';

let { world, ana, call, type, lockOf } = {} as ManifestPapers;
beforeAll(async () => {
  ({ world, ana, call, type, lockOf } = await startManifestPapers());
});
afterAll(() => world.stop());

/** What a manifest is told of other manifests. */
async function elsewhere(ID: string, as?: Person): Promise<Problem[]> {
  const { result } = as ? await world.manifest('readiness', { ID }, as) : await call('readiness', { ID });
  return (result.problems as Problem[]).filter(({ other }) => other?.module === 'manifests');
}
const links = async (ID: string) =>
  (await elsewhere(ID)).map(({ path, other }) => [path, other?.id, other?.path]);
const LINE = (line: number): string => `TITULOS[${line}].TITULO_TRANSPORTE`;

describe('the same title in two manifests', () => {
  it('a title that stands in another manifest of the company is named with a link before this one is presented', async () => {
    const ID_ORDEN = await world.seed('h', '1456000901');
    const formed = async (number: string): Promise<string> => {
      const { ID } = (await call('fromOrder', { ID_ORDEN })).result.header;
      await type(ID, { 'MANIFIESTO.NUMERO_PREIMPRESO': number });
      return ID;
    };
    const first = await formed('PRE-A');
    expect(await links(first)).toEqual([]);
    const second = await formed('PRE-B');
    expect(await links(second)).toEqual([[LINE(0), first, LINE(0)]]);
    expect(await links(first)).toEqual([[LINE(0), second, LINE(0)]]);
    const [told] = await elsewhere(second);
    const { TITULO_TRANSPORTE } = (await call('open', { ID: second })).result.body.TITULOS[0];
    expect(told).toMatchObject({ severity: 'warning', other: { label: 'Manifiesto PRE-A' } });
    expect(told!.message).toBe(
      `Línea 1, Título: ${TITULO_TRANSPORTE} también está en el manifiesto PRE-A (borrador). Confirme que no se presenta dos veces.`,
    );
    await call('transition', { ID: first, LOCK: await lockOf(first), ACCION: 'annul' });
    expect(await links(second)).toEqual([]);
  });

  it('is found however it is spelled, where it is put in later, and not where it was taken out', async () => {
    const made = async (number: string): Promise<string> => {
      const body = sampleManifest(3);
      const TITULOS = body.TITULOS.map((each, at) => ({ ...each, TITULO_TRANSPORTE: `${number}-T${at}` }));
      const CUERPO = { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO: number }, TITULOS };
      return (await call('create', { CUERPO })).result.header.ID;
    };
    const [one, other] = [await made('PRE-C'), await made('PRE-D')];
    expect(await links(other)).toEqual([]);
    await type(one, { [LINE(2)]: 'pre d t1' });
    expect(await links(other)).toEqual([[LINE(1), one, LINE(2)]]);
    await type(one, { [LINE(2)]: 'OTRO' });
    expect(await links(other)).toEqual([]);
  });

  it('is told of the first twenty, and that there are more', async () => {
    const made = async (number: string): Promise<string> => (await world.ready(number, ana, 30)).ID;
    await made('PRE-E');
    const told = await elsewhere(await made('PRE-F'));
    expect(told).toHaveLength(20);
    expect(told.at(-1)!.message).toContain('(borrador), como otros 10 títulos. Confirme');
    expect(told.at(0)!.message).toContain('(borrador). Confirme');
  });

  it('is found in what was saved before titles had an index, and not in another company’s', async () => {
    await world.company('i', 'HN', { Nit: '05019021000019', RazonSocial: 'Aduanas Dos, S. de R.L.' });
    const eva = await world.person('i', 'eva');
    const scope = jobScope('i', 'HN');
    const body = sampleManifest(2);
    const { header } = await storeOf(manifestDefinition, { services: world.services, scope }).create(
      { body: { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO: 'PRE-ANTES' } } },
      { action: 'Creación', reference: honduranReference(), orderId: '' },
    );
    const { ID } = await world.ready('PRE-AHORA', eva);
    const told = await elsewhere(ID, eva);
    expect(told.map(({ other }) => other?.id)).toEqual([header.ID, header.ID]);
  });
});
