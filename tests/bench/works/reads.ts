import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { invoicesNumbered } from '../../../functions/invoices/numberExists.ts';
import { findMarked } from '../../../functions/runtime/documents/findMarked.ts';
import { indexHeader } from '../../../functions/runtime/documents/headerIndex.ts';
import { inStates } from '../../../functions/runtime/documents/inStates.ts';
import { listDocuments, totalsOf } from '../../../functions/runtime/documents/listDocuments.ts';
import type { HeaderRow } from '../../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../../functions/runtime/documents/store.ts';
import { totalRowKey, TOTAL_PARTS } from '../../../functions/runtime/documents/totals.ts';
import { companyKey } from '../../../functions/runtime/keys.ts';
import { jobScope } from '../../../functions/runtime/scope.ts';
import { createServices } from '../../../functions/runtime/services.ts';
import { connectionOf, startDynamo } from '../../../infra/embedded/database/dynamo.ts';
import { physicalName } from '../../../infra/embedded/services/names.ts';
import { ensureTables } from '../../../infra/embedded/database/tables.ts';
import { tables, variableFor } from '../../../infra/topology.ts';
import { markOf } from '../../../shared/foundation/documents/mark.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
import { meter } from '../../capacity.ts';
import type { Work } from '../work.ts';

const scope = jobScope('bench', 'GT');
const OPEN = 60;
const SUPPLIERS = 25;

/** An invoice's header as years of work leave it: the newest sixty are open, suppliers come again and again. */
function headerOf(at: number, size: number): HeaderRow {
  const ID = `fac-${String(at).padStart(9, '0')}`;
  const day = new Date(Date.parse('2016-01-04T15:00:00Z') + at * 3_000_000).toISOString().slice(0, 19);
  return {
    pk: companyKey(scope),
    sk: `H#${ID}`,
    ID,
    ESTADO: at >= size - OPEN ? 'BORRADOR' : 'USADA',
    VERSION: 9,
    LOCK: 12,
    ID_ORDEN: '',
    CREADO: day,
    CREADO_POR: `agente${at % 7}`,
    MODIFICADO: day,
    MODIFICADO_POR: `agente${at % 7}`,
    NUMERO_UNICO: '',
    RESUMEN: {
      NUMERO_FACTURA: `F-${at}`,
      SERIE: '',
      FECHA_FACTURA: day.slice(0, 10),
      ID_PROVEEDOR: '',
      NOMBRE_PROVEEDOR: `Proveedor ${String.fromCharCode(65 + (at % SUPPLIERS))}cero, S.A.`,
      ID_PAIS_PROVEEDOR: 'US',
      ID_INCOTERM: 'FOB',
      ID_MONEDA: 'USD',
      TOTAL_FACTURA: `${at}.00`,
      VALOR_CIF: '',
      PESO_BRUTO: '',
      CANTIDAD_ITEMS: '12',
    },
  };
}

/** A company with so many invoices; the rows are written as a save would have left them, and not by one. */
async function company(size: number) {
  const dynamo = await startDynamo(mkdtempSync(join(tmpdir(), 'despacho-reads-')));
  process.env['AWS_REGION'] = 'us-east-1';
  const client = new DynamoDBClient({
    ...connectionOf(dynamo),
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  await ensureTables(client, tables, physicalName);
  for (const table of tables) process.env[variableFor('TABLE', table.name)] = physicalName(table.name);
  process.once('exit', () => void dynamo.stop());
  const documents = DynamoDBDocumentClient.from(client);
  const totals = new Map<string, number>();
  let waiting: Record<string, unknown>[] = [];
  const send = async (): Promise<void> => {
    const parts = Array.from({ length: Math.ceil(waiting.length / 25) }, (_, at) =>
      waiting.slice(at * 25, at * 25 + 25),
    );
    waiting = [];
    await Promise.all(
      parts.map((part) =>
        documents.send(
          new BatchWriteCommand({
            RequestItems: { [physicalName('invoices')]: part.map((Item) => ({ PutRequest: { Item } })) },
          }),
        ),
      ),
    );
  };
  for (let at = 0; at < size; at += 1) {
    const after = headerOf(at, size);
    const content = [markOf('factura', after.RESUMEN['NUMERO_FACTURA']!)!];
    const { facts, marks } = indexHeader(invoiceDefinition, scope, 0, { after, content });
    waiting.push({ ...after, ...facts });
    for (const mark of marks) if (mark.kind === 'put') waiting.push(mark.item);
    totals.set(facts.CONTADO, (totals.get(facts.CONTADO) ?? 0) + 1);
    if (waiting.length > 400) await send();
  }
  for (const [key, N] of totals)
    for (let part = 0; part < TOTAL_PARTS; part += 1)
      waiting.push({ ...totalRowKey(scope, key, part), N: part === 0 ? N : 0 });
  await send();
  const services = await createServices(
    { dynamo: client, s3: new S3Client({}), sqs: new SQSClient({}) },
    () => new Date(),
    async () => Buffer.alloc(32, 9).toString('base64'),
  );
  return { client, services, store: new DocumentStore(invoiceDefinition, services, scope) };
}

const cursors = { seal: () => '', open: () => ({ at: ['', ''] as const, back: false }) };

/** What the lists of a company read, by how many documents it has: the figures that may not grow. */
export const readsWork: Work = {
  name: 'reads',
  sizes: [100, 10_000, 100_000],
  runs: 5,
  upTo: { floor: 100_000 },
  contenders: {
    // The rows of a page, by their keys: what no list can do without.
    floor: async (size) => {
      const { services } = await company(size);
      const keys = Array.from({ length: 50 }, (_, at) => {
        const { pk, sk } = headerOf(size - 1 - at, size);
        return { pk: pk as ReturnType<typeof companyKey>, sk };
      });
      return () => services.database.getMany('invoices', keys);
    },
    despacho: async (size) => {
      const { store } = await company(size);
      return () => listDocuments(store, {}, cursors);
    },
  },
  facts: async (size) => {
    const { client, services, store } = await company(size);
    const spent = meter(client);
    const list = (input: object) => () => listDocuments(store, input, cursors);
    const call = { services, scope } as Parameters<typeof invoicesNumbered>[0];
    const asked: Record<string, () => Promise<unknown>> = {
      'list, newest first': list({}),
      'list, open': list({ FILTROS: { ESTADO: 'BORRADOR' } }),
      'list, open, by another column': list({ FILTROS: { ESTADO: 'BORRADOR' }, ORDEN: 'TOTAL_FACTURA' }),
      'list, used': list({ FILTROS: { ESTADO: 'USADA' } }),
      'list, of a client': list({ FILTROS: { NOMBRE_PROVEEDOR: 'Proveedor Bcero, S.A.' } }),
      'search, a number': list({ TERMINO: `F-${size - 7}` }),
      'search, two words': list({ TERMINO: 'proveedor ccero' }),
      totals: () => totalsOf(store),
      'what waits, counts': () => inStates(store, new Map([['BORRADOR', 0]])),
      'what waits, with its newest five': () => inStates(store, new Map([['BORRADOR', 5]])),
      'invoices/numberExists': () => invoicesNumbered(call, [{ NUMERO_FACTURA: `F-${size - 3}` }]),
      'documents under a mark': () => findMarked(store, [markOf('factura', `F-${size - 3}`)!]),
    };
    const units: Record<string, number> = {};
    for (const [name, ask] of Object.entries(asked)) {
      spent.take();
      await ask();
      units[`read units, ${name}`] = spent.take().read;
    }
    return units;
  },
};
