import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { Client } from '../journey/client.ts';
import * as instance from './instance.ts';

const folder = (example: string): string =>
  fileURLToPath(new URL(`../journey/examples/${example}/`, import.meta.url));
const json = (example: string, name: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(`${folder(example)}${name}`, 'utf8')) as never;

interface Opened {
  header: { ID: string; LOCK: number };
}

export interface Scene {
  order: string;
  invoice: string;
  transport: string;
  dva: string;
  duca: string;
}

/** What a test wants otherwise in the papers of an order. */
interface Changes {
  /** Of its invoices, as CSV. */
  edit?: ((invoices: string) => string) | undefined;
  /** Fields of its order. */
  fields?: Record<string, string> | undefined;
}

/** An order with its invoices, transport document and answered value declaration, from an example of the journey. */
async function papersOf(client: Client, example: string, { edit = (csv) => csv, fields = {} }: Changes) {
  const { header: order } = await client.call<Opened>('work-orders/create', {
    CUERPO: { ORDEN: { ...json(example, 'order.json')['ORDEN'], ...fields } },
  });
  const imported = {
    ID_ORDEN: order.ID,
    CSV: edit(readFileSync(`${folder(example)}invoices.csv`, 'utf8')),
    CONFIRMAR: true,
  };
  await client.call('invoices/importCsv', imported);
  const { header: transport } = await client.call<Opened>('transport-documents/create', {
    ID_ORDEN: order.ID,
    CUERPO: json(example, 'transport.json'),
  });
  const { DOCUMENTOS } = await client.call<{ DOCUMENTOS: Opened[] }>('dva/derive', { ID_ORDEN: order.ID });
  const dva = DOCUMENTOS[0]!.header;
  const CAMBIOS = ['24', '25', '26', '27', '28', '29'].map((box) => ({
    op: 'set',
    path: `DVA.CASILLA_${box}`,
    value: '0',
  }));
  await client.call('dva/patch', { ID: dva.ID, LOCK: dva.LOCK, CAMBIOS });
  return { order: order.ID, transport: transport.ID, dva: dva.ID };
}

/** A client of the public API for which somebody has signed in. */
export const entered = async (login: string, url: string = instance.url): Promise<Client> => {
  const client = new Client(url);
  await client.call('users/login', { USUARIO: login, CLAVE: DEMO_PASSWORD });
  return client;
};

/** An order with its whole file, ready to be transmitted, made through the API for tests that begin there; `edit` changes its invoices, `fields` its order. */
export async function makeScene(
  login = 'agente.gt',
  url: string = instance.url,
  edit?: (invoices: string) => string,
  fields?: Record<string, string>,
): Promise<Scene> {
  const client = await entered(login, url);
  const papers = await papersOf(client, 'pequeno', { edit, fields });
  const { header: duca } = await client.call<Opened>('duca/derive', { ID_ORDEN: papers.order });
  const file = await client.call<{ documents: { invoices: { ID: string }[] } }>('work-orders/file', {
    ID: papers.order,
  });
  return { ...papers, invoice: file.documents.invoices[0]!.ID, duca: duca.ID };
}

/** A Honduran order up to its value declaration. */
export const makeHonduranOrder = async (
  fields?: Record<string, string>,
  login = 'agente.hn',
): Promise<{ order: string; transport: string; dva: string }> =>
  papersOf(await entered(login, instance.url), 'honduras-pequeno', { fields });

export interface HonduranScene {
  order: string;
  dva: string;
  dua: string;
  /** A DUA that SARAH rejects, as it was answered. */
  rejected: string;
}

/** A number, another each time, of an order whose declaration the practice SARAH rejects. */
const rejectedNumber = (): string => `1456${String(randomInt(1000)).padStart(3, '0')}910`;

/** Two Honduran orders with their DUA: one ready to be registered, one rejected. */
export async function makeHonduranScene(login = 'agente.hn'): Promise<HonduranScene> {
  const client = await entered(login, instance.url);
  const formed = async (fields?: Record<string, string>) => {
    const papers = await makeHonduranOrder(fields, login);
    const { header } = await client.call<Opened>('dua/derive', { ID_ORDEN: papers.order });
    const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
    const saved = await client.call<Opened>('dua/patch', { ID: header.ID, LOCK: header.LOCK, CAMBIOS });
    return { ...papers, dua: header.ID, lock: saved.header.LOCK };
  };
  const rejected = await formed({ NUMERO_ORDEN: rejectedNumber() });
  await client.call('dua/register', { ID: rejected.dua, LOCK: rejected.lock });
  const { order, dva, dua } = await formed();
  return { order, dva, dua, rejected: rejected.dua };
}
