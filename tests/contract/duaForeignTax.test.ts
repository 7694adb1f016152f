import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { withAcceptance } from '../../shared/dua/acceptance.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { readLiquidation } from '../../shared/dua/liquidation/readLiquidation.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

const NUMBER = '1456000790';
let world: SarahAgency['world'];
let call: SarahAgency['call'];

beforeAll(async () => {
  ({ world, call } = await startSarahAgency());
});
afterAll(() => world.stop());

const open = async (ID: string) => (await call('open', { ID })).result;
const write = (ID: string, LOCK: number, path: string, value: string) =>
  call('patch', { ID, LOCK, CAMBIOS: [{ op: 'set', path, value }] });

/** SARAH's answer with the fee of data transmission (domain 3.6), which no list of ours has, and a base to the tenth of a cent. */
const ANSWER =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><r><liquidacion>' +
  '<totalPagar>1131.55</totalPagar><totalGarantizar>0.00</totalGarantizar>' +
  '<tributosItem><tributoItem><numeroItem>1</numeroItem><concepto>DAI</concepto><baseImponible>10000.125</baseImponible>' +
  '<tasa>10.00</tasa><tipoObligacion>P</tipoObligacion><importe>1000.01</importe></tributoItem></tributosItem>' +
  '<tributos><tributo><concepto>DAI</concepto><tipoObligacion>P</tipoObligacion><importe>1000.01</importe></tributo>' +
  '<tributo><concepto>STD</concepto><tipoObligacion>P</tipoObligacion><importe>131.54</importe></tributo></tributos>' +
  '</liquidacion></r></soap:Body></soap:Envelope>';

it('a registered DUA whose liquidation names a tax that no list of ours has is modified, saved and sent', async () => {
  const { ID, LOCK } = (await call('derive', { ID_ORDEN: await world.seed('h', NUMBER) })).result.header;
  const first = await write(ID, LOCK, 'DECLARACION.ID_FORMA_PAGO', 'CR');
  await call('register', { ID, LOCK: first.result.header.LOCK });
  await world.pump();

  const { services } = world;
  const store = new DocumentStore(duaDefinition, services, jobScope('h', 'HN'));
  const { header, ...content } = await store.open(ID);
  const said = readLiquidation(new TextEncoder().encode(ANSWER));
  const reference = await referenceFor(services, 'HN', shippedCatalogues);
  const body = withAcceptance(content.body, noFacts, said);
  await store.save(header, { ...content, body }, { action: 'Respuesta', reference });

  const registered = await open(ID);
  expect(registered.problems).toEqual([]);
  const MOTIVO = 'Corrección de texto.';
  const amended = await call('amend', { ID, LOCK: registered.header.LOCK, MOTIVO });
  const changed = await write(ID, amended.result.LOCK, 'DECLARACION.OBSERVACIONES', 'OTRA COSA');
  expect(changed.error).toBeUndefined();
  expect((await open(ID)).body).toMatchObject({
    SARAH_ITEM_TRIBUTOS: [{ BASE_IMPONIBLE: '10000.125' }],
    SARAH_TRIBUTOS: [{ CONCEPTO: 'DAI' }, { CONCEPTO: 'STD', IMPORTE: '131.54' }],
  });
  expect((await call('sendAmendment', { ID, LOCK: changed.result.header.LOCK })).error).toBeUndefined();
  await world.pump();
  expect((await open(ID)).body.VERSIONES_ACEPTADAS).toHaveLength(2);
});
