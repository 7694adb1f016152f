import { demoCompanies, DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { sessionsOfUser } from '../../functions/runtime/session.ts';
import { documentDefinitions } from '../../shared/documentDefinitions.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { blankBody, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { isPersons } from '../../shared/foundation/fields/writer.ts';
import type { Api } from './api.ts';

/** Orders first: the others may name one. */
const definitions = Object.values(documentDefinitions).toSorted(
  (a, b) =>
    Number(b === documentDefinitions['work-orders']) - Number(a === documentDefinitions['work-orders']),
);

export interface Tenant {
  company: string;
  /** Text that stands in every free field of the company's documents and nowhere else. */
  canary: string;
  cookie: string;
  /** Ids of the company's own things by what parameters call them (`idOf`). */
  ids: Map<string, string[]>;
}

export interface World {
  services: Services;
  /** Whose users call. */
  own: Tenant;
  /** Whose things must stay invisible: another company of the country, and one of another country. */
  others: Tenant[];
}

const canaryOf = (company: string): string => `CANARIO${company.replaceAll('-', '').toUpperCase()}`;

function withCanary(fields: Record<string, Field>, record: AnyRecord, canary: string): AnyRecord {
  const marked = Object.entries(fields).filter(
    ([, field]) =>
      (field.kind === 'text' || field.kind === 'note') &&
      isPersons(field) &&
      (field.max ?? 99) >= canary.length,
  );
  return { ...record, ...Object.fromEntries(marked.map(([name]) => [name, canary])) };
}

/** Body whose every free text is the canary, in single data sets and in one line of each many. */
function canaryBody(definition: AnyDocument, canary: string): AnyBody {
  const body: AnyBody = { ...(blankBody(definition.dataSets) as AnyBody) };
  for (const [name, dataSet] of Object.entries(definition.dataSets)) {
    const blank = Object.fromEntries(Object.keys(dataSet.fields).map((field) => [field, '']));
    const record = withCanary(dataSet.fields, dataSet.many ? blank : (body[name] as AnyRecord), canary);
    body[name] = dataSet.many ? [record] : record;
  }
  return body;
}

async function settle(api: Api, services: Services, index: number): Promise<Tenant> {
  const company = demoCompanies[index]!;
  const admin = company.people.find((person) => person.role === 'administrator')!;
  const canary = canaryOf(company.id);
  const cookie = await api.signIn(admin.login, DEMO_PASSWORD);
  const userIds = company.people.map((person) => `usr-${person.login.replaceAll('.', '-')}`);
  const [token] = await services.database.query<{ family: string; pk: string; sk: string }>('sessions', {
    pk: sessionsOfUser(`usr-${admin.login.replaceAll('.', '-')}`),
    few: 'what a test wrote itself',
  });
  const ids = new Map<string, string[]>([['users', [userIds[1]!, token!.family]]]);
  for (const definition of definitions) {
    if (!api.has({ group: definition.module }) || !isModuleOf(company.country, definition.module)) continue;
    const order = definition.outsideOrders ? undefined : ids.get('work-orders')?.[0];
    const made = await api.call(
      `${definition.module}/create`,
      { CUERPO: canaryBody(definition, canary), ...(order ? { ID_ORDEN: order } : {}) },
      { cookie },
    );
    const header = (made.body.result as { header?: { ID: string } } | undefined)?.header;
    if (!header) throw new Error(`${company.id} could not create ${definition.module}: ${made.text}`);
    ids.set(definition.module, [header.ID, ...(await announcedBulk(api, cookie, definition.module, canary))]);
  }
  if (ids.has('duca')) ids.set('file', [await announcedFile(api, cookie, ids.get('duca')![0]!, canary)]);
  return { company: company.id, canary, cookie, ids };
}

/** Id of a file of a declaration that was announced, under a name that must not leak. */
async function announcedFile(api: Api, cookie: string, ID: string, canary: string): Promise<string> {
  const file = { NOMBRE: `${canary}.pdf`, TIPO: 'application/pdf', BYTES: 10, HUELLA: 'a'.repeat(64) };
  const made = await api.call('duca/startFile', { ID, ...file }, { cookie });
  const { ID_ARCHIVO } = (made.body.result ?? {}) as { ID_ARCHIVO?: string };
  if (!ID_ARCHIVO) throw new Error(`A file could not be announced: ${made.text}`);
  return ID_ARCHIVO;
}

/** Id of a load of a list that was announced, where a kind has such loads. */
async function announcedBulk(api: Api, cookie: string, module: string, canary: string): Promise<string[]> {
  if (module !== 'parties' && module !== 'products' && module !== 'registers') return [];
  const file = { NOMBRE: `${canary}.csv`, BYTES: 10, HUELLA: 'a'.repeat(64) };
  const made = await api.call(`${module}/startBulk`, file, { cookie });
  const { ID_CARGA } = (made.body.result ?? {}) as { ID_CARGA?: string };
  if (!ID_CARGA) throw new Error(`A load could not be announced: ${made.text}`);
  return [ID_CARGA];
}

/** Companies with documents full of canaries, two a country; each country's own are seen against all the others. */
export async function makeWorlds(api: Api): Promise<Record<'GT' | 'HN', World>> {
  const services = await createServices();
  await putDemo(services);
  const [pacifico, polochic, sula, merendon] = [
    await settle(api, services, 0),
    await settle(api, services, 1),
    await settle(api, services, 2),
    await settle(api, services, 3),
  ];
  return {
    GT: { services, own: pacifico, others: [polochic, sula] },
    HN: { services, own: sula, others: [merendon, pacifico] },
  };
}
