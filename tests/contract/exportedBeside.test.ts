import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassificationUse } from '../../shared/products/use.ts';
import { recordUses } from '../../functions/products/uses.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { usageKey } from '../../functions/runtime/usage.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { accountKey } from '../../functions/work-orders/costs/costRows.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

/** Everything that a company has is also what lies beside no document: what clients owe, what people chose, what was billed. */
let world: World;
let ana: Person;
let groups: Record<'orders' | 'users' | 'reports', Handler>;
let files: Record<string, Uint8Array>;

const VOLCAN = { NIT_IMPORTADOR: '8123764-2', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const TEXTILES = { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' };
const freight = {
  ...{ ID_CONCEPTO: 'FLETE', FECHA: '2026-11-19', ID_MONEDA: 'USD', TIPO_CAMBIO: '7.73901', MONTO: '100' },
  ...{ PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', DESCRIPCION: 'Flete marítimo' },
};
const use: ClassificationUse = {
  ...{ CODIGO: 'RT-9', NOMBRE: 'ENRUTADOR', PARTIDA: '8517620000', FECHA: '2026-11-19', CANAL: 'VERDE' },
  ...{ MODULO: 'duca', ID: 'duc_1', NUMERO: 'GT-1' },
} as ClassificationUse;

const ask = async (group: keyof typeof groups, procedure: string, params: object, as = ana) => {
  const { result, error }: Answer = await world.call(groups[group], procedure, params, as);
  expect(error, procedure).toBeUndefined();
  return result;
};
const costIn = async (ORDEN: Record<string, string>, as = ana): Promise<string> => {
  const { ID } = (await ask('orders', 'create', { CUERPO: { ORDEN } }, as)).header;
  const { ID_GASTO } = await ask('orders', 'saveCost', { ID, GASTO: freight }, as);
  return `${ID} ${ID_GASTO}`;
};
const told = (name: string) => JSON.parse(Buffer.from(files[name]!).toString('utf8'));

beforeAll(async () => {
  world = await startWorld();
  const services = async () => world.services;
  for (const company of ['a', 'b']) await world.company(company, 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  const rival = await world.person('b', 'rival');
  groups = {
    orders: createWorkOrders(services),
    users: createUsers(services),
    reports: createReports(services),
  };
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', 'ana'),
    set: { SUPER: '1' },
  });
  await costIn(VOLCAN);
  await costIn(VOLCAN);
  await costIn({ ...TEXTILES, NIT_IMPORTADOR: '1234567-9' }, rival);
  await costIn(TEXTILES);
  await ask('users', 'saveConfiguration', { ID_MODULO: '4', CLAVE: 'imprdva8', VALOR: '0' });
  const mine = jobScope('a', 'GT');
  await recordUses({ services: world.services, scope: mine }, [use]);
  await world.services.database.aside({
    kind: 'put',
    table: 'transmissions',
    item: { ...usageKey(mine, '2026-10'), ENVIADAS: 3, ACEPTADAS: 2, 'ACEPTADAS~duca': 2 },
  });
  const { ID } = await ask('reports', 'startCompanyExport', {});
  const body = JSON.stringify({ company: 'a', country: 'GT', whole: ID });
  await createWorker(services)({ Records: [{ messageId: '1', body }] } as never);
  const { ENLACE } = await ask('reports', 'companyExportLink', { ID, PARTE: 'datos-001.zip' });
  files = unzipSync(new Uint8Array(await (await fetch(ENLACE)).arrayBuffer()));
});
afterAll(() => world.stop());

describe('everything that a company has', () => {
  it('holds what each client owes, with the tax id that says whose account it is', async () => {
    const row = await world.services.database.get('work-orders', accountKey(jobScope('a', 'GT'), '81237642'));
    expect(row).toMatchObject({ DOLARES: 20000 });
    expect(told('administracion/gastos-saldos.json')).toEqual([
      { NIT: '576937K', LOCAL: '773.90', DOLARES: '100.00' },
      { NIT: '81237642', LOCAL: '1547.80', DOLARES: '200.00' },
    ]);
  });

  it('holds what its people chose for themselves', () => {
    expect(told('administracion/opciones-de-personas.json')).toMatchObject([
      { ID_USUARIO: 'ana', USUARIO: 'ana@a', sk: '4#imprdva8', VALOR: '0' },
    ]);
  });

  it('holds the months that were billed, with what each document cost', () => {
    expect(told('administracion/meses-facturados.json')).toMatchObject([
      { MES: '2026-10', ENVIADAS: 3, ACEPTADAS: 2, CARGOS: [{ CANTIDAD: 2 }] },
    ]);
  });

  it('holds how goods were classified, as it is proposed again', () => {
    const names = Object.keys(files).filter((name) => name.startsWith('clasificaciones/'));
    expect(names).toHaveLength(1);
    expect(told(names[0]!)).toMatchObject([{ CODIGO: 'RT-9', PARTIDA: '8517620000', ID: 'duc_1' }]);
  });
});
