import * as z from 'zod';
import { createServices, type Services } from '../../../../functions/runtime/services.ts';
import { endSession, openSession } from '../../../../functions/runtime/session.ts';
import { refreshRate } from '../../../../functions/transmission/rates.ts';
import { ROLE } from '../../../../shared/parties/fields/party.ts';
import { demoCompanies, type DemoCompany } from '../companies.ts';
import { idOf } from '../demoRows.ts';
import { clientsThatHold, startPastAuthorities, type PastAuthorities } from './authorities.ts';
import { samplePlaces } from './clients.ts';
import { deskOf, handlersOver, type Desk, type Handlers } from './desk.ts';
import { sampleGoods, sampleSuppliers } from './goods.ts';
import { historyKey, type HistoryRow, type OwedHistory } from './made.ts';
import { makeOrder } from './makeOrder.ts';
import { SAMPLE } from './papers.ts';
import { samplePlan } from './plan.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Between two pieces of work on an order: all of it lies within the minutes after which a sender must prove who they are. */
const SITTING_MS = 40 * 1000;
/** Orders of the newest that each further company of a country has: enough to see that companies do not see each other's. */
const FEW = 2;

/**
 * Gives demo companies clients, suppliers, goods and a month of orders, each paper made by the product's own procedures
 * on the day it is of. Stopped in between, it goes on at the next start with the next order; the one that it was at
 * stays as far as it came. So does one that is refused, which is told when all are made.
 * @throws AggregateError of what was refused.
 */
export async function seedHistories(owed: readonly OwedHistory[], dataDir: string): Promise<void> {
  let clock = new Date();
  const quiet = () => undefined;
  const { clients, held } = clientsThatHold();
  const services: Services = {
    ...(await createServices(clients, () => clock)),
    log: { info: quiet, warn: quiet, error: console.error },
  };
  const past = await startPastAuthorities(services, held, dataDir);
  const handlers = handlersOver(services);
  const failed: unknown[] = [];
  try {
    for (const { company, row } of owed) {
      const today = new Date(row.upTo);
      const moveTo = (moment: number): void => {
        clock = new Date(Math.min(moment, today.getTime()));
      };
      const keep = (values: Partial<HistoryRow>): Promise<void> =>
        services.database.write({
          kind: 'update',
          table: 'catalogues',
          key: historyKey(company),
          set: values,
        });
      const begin = (orders: number): Promise<void> => keep({ begun: orders });
      await seedCompany({ services, handlers, past, moveTo, today, begin, failed }, company, row.begun);
      await keep({ made: new Date().toISOString() });
    }
  } finally {
    await past.stop();
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join('\n'));
}

interface World {
  services: Services;
  handlers: Handlers;
  past: PastAuthorities;
  moveTo: (moment: number) => void;
  today: Date;
  /** Keeps how many orders were begun. */
  begin: (orders: number) => Promise<void>;
  failed: unknown[];
}

async function seedCompany(world: World, company: DemoCompany, begun: number): Promise<void> {
  const { services, past, moveTo, today, begin, failed } = world;
  const place = samplePlaces[company.country];
  const agent = company.people.find((person) => person.role === 'agent');
  if (!place || !agent) return;
  const helper = company.people.find((person) => person.role === 'assistant');
  const assistant = helper && idOf(helper);
  const plan = company.operator ? samplePlan : samplePlan.slice(-FEW);
  const first = demoCompanies.indexOf(company) * 100;
  const at = (daysAgo: number): number => today.getTime() - daysAgo * DAY_MS - 6 * HOUR_MS;

  moveTo(at(plan[0]!.daysAgo) - DAY_MS);
  if (begun === 0) await asAgent(world, company, (desk) => seedLists(desk, company));
  for (const [index, order] of plan.entries()) {
    if (index < begun) continue;
    await begin(index + 1);
    moveTo(at(order.daysAgo));
    await refreshRate(services, company.country);
    const later = (): void => moveTo(services.now().getTime() + SITTING_MS);
    const serial = first + index + 1;
    const making = { past, place, country: company.country, now: services.now, later, assistant, serial };
    await asAgent(world, company, (desk) => makeOrder({ ...making, desk }, order)).catch((error: unknown) =>
      failed.push(error),
    );
  }
  await past.pump();
}

/** Works as the company's agent in a session that ends with the work. */
async function asAgent(
  { services, handlers }: World,
  company: DemoCompany,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const agent = company.people.find((person) => person.role === 'agent')!;
  const { token } = await openSession(services, {
    company: company.id,
    country: company.country,
    userId: idOf(agent),
    login: agent.login,
    factor: true,
  });
  await work(deskOf(handlers, token));
  await endSession(services, token);
}

/** Clients, suppliers and classified goods, loaded as a file of them would be. */
async function seedLists(desk: Desk, { country }: DemoCompany): Promise<void> {
  const { clients } = samplePlaces[country]!;
  const rows = (values: readonly Record<string, string>[]) => ({
    FILAS: values.map((VALORES, index) => ({ FILA: index + 2, VALORES })),
  });
  const OBSERVACIONES = `${SAMPLE}: datos de demostración.`;
  await loaded(
    desk,
    'parties/importRows',
    rows([
      ...clients.map((client, index) => ({
        ID_ROL: ROLE.importer,
        NOMBRE: client.name,
        NIT: client.taxId,
        DIRECCION: client.address,
        CIUDAD: client.city,
        ID_PAIS: country,
        ID_NIVEL_COMERCIAL: client.level,
        REGISTRO: `R-${100 + index}`,
        OBSERVACIONES,
      })),
      ...sampleSuppliers.map((supplier) => ({
        ID_ROL: ROLE.supplier,
        NOMBRE: supplier.name,
        IDENTIFICACION: supplier.id,
        DIRECCION: supplier.address,
        CIUDAD: supplier.city,
        ID_PAIS: supplier.country,
        ID_CONDICION_COMERCIAL: 'FB',
        OBSERVACIONES,
      })),
      { ID_ROL: ROLE.carrier, NOMBRE: 'NAVIERA DEL PACÍFICO', ID_PAIS: 'PA', OBSERVACIONES },
    ]),
  );
  await loaded(
    desk,
    'products/importRows',
    rows(
      sampleGoods.map((goods) => ({
        CODIGO: goods.code,
        DESCRIPCION: goods.name,
        PARTIDA: goods.tariff,
        CARACTERISTICAS: goods.characteristics,
        MARCA: goods.brand,
        MODELO: goods.code,
        ESTADO: 'NU',
        MEDIDA: goods.unit,
        PAIS_ORIGEN: sampleSuppliers[goods.supplier]!.country,
        ID_PROVEEDOR: sampleSuppliers[goods.supplier]!.id,
        NOMBRE_PROVEEDOR: sampleSuppliers[goods.supplier]!.name,
        ACTIVO: '1',
        OBSERVACIONES,
      })),
    ),
  );
}

const answers = z.array(z.object({ SITUACION: z.string(), FILA: z.int(), MENSAJE: z.string() }));

async function loaded(desk: Desk, procedure: string, params: Record<string, unknown>): Promise<void> {
  const refused = answers
    .parse(await desk(procedure, params))
    .filter((each) => each.SITUACION === 'rechazada');
  if (refused.length > 0) throw new Error(`${procedure}: ${JSON.stringify(refused)}`);
}
