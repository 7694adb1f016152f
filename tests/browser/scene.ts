import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { Client } from '../journey/client.ts';

const example = fileURLToPath(new URL('../journey/examples/pequeno/', import.meta.url));
const json = (name: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(`${example}${name}`, 'utf8')) as never;

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

/** An order with its whole file, ready to be transmitted, made through the API for tests that begin there; `edit` changes its invoices, `fields` its order. */
export async function makeScene(
  login = 'agente.gt',
  url: string = inject('url'),
  edit: (invoices: string) => string = (invoices) => invoices,
  fields: Record<string, string> = {},
): Promise<Scene> {
  const client = new Client(url);
  await client.call('users/login', { USUARIO: login, CLAVE: DEMO_PASSWORD });
  const { header: order } = await client.call<Opened>('work-orders/create', {
    CUERPO: { ORDEN: { ...json('order.json')['ORDEN'], ...fields } },
  });
  const imported = {
    ID_ORDEN: order.ID,
    CSV: edit(readFileSync(`${example}invoices.csv`, 'utf8')),
    CONFIRMAR: true,
  };
  await client.call('invoices/importCsv', imported);
  const { header: transport } = await client.call<Opened>('transport-documents/create', {
    ID_ORDEN: order.ID,
    CUERPO: json('transport.json'),
  });
  const { DOCUMENTOS } = await client.call<{ DOCUMENTOS: Opened[] }>('dva/derive', { ID_ORDEN: order.ID });
  const dva = DOCUMENTOS[0]!.header;
  const CAMBIOS = ['24', '25', '26', '27', '28', '29'].map((box) => ({
    op: 'set',
    path: `DVA.CASILLA_${box}`,
    value: '0',
  }));
  await client.call('dva/patch', { ID: dva.ID, LOCK: dva.LOCK, CAMBIOS });
  const { header: duca } = await client.call<Opened>('duca/derive', { ID_ORDEN: order.ID });
  const file = await client.call<{ documents: { invoices: { ID: string }[] } }>('work-orders/file', {
    ID: order.ID,
  });
  return {
    order: order.ID,
    invoice: file.documents.invoices[0]!.ID,
    transport: transport.ID,
    dva: dva.ID,
    duca: duca.ID,
  };
}
