import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DocumentStore } from '../../../functions/runtime/documents/store.ts';
import { jobScope } from '../../../functions/runtime/scope.ts';
import { createServices } from '../../../functions/runtime/services.ts';
import { connectionOf, startDynamo } from '../../../infra/embedded/database/dynamo.ts';
import { physicalName } from '../../../infra/embedded/services/names.ts';
import { ensureTables } from '../../../infra/embedded/database/tables.ts';
import { tables, variableFor } from '../../../infra/topology.ts';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { blankBody, blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { invoiceDataSets, type InvoiceBody } from '../../../shared/invoices/dataSets.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
import { meter } from '../../capacity.ts';
import type { Run, Work } from '../work.ts';

const definition = invoiceDefinition;
const KEY = Buffer.alloc(32, 9).toString('base64');
const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});

/** An invoice with lines of plausible text; every line differs, so that compression has real work. */
function invoice(size: number): InvoiceBody {
  const blank = blankBody(invoiceDataSets);
  const line = blankRecord(invoiceDataSets.ITEMS);
  return {
    ...blank,
    ITEMS: Array.from({ length: size }, (_, index) => ({
      ...line,
      ID_ITEM: `lin-${(index * 2_654_435_761).toString(36)}`,
      NOMBRE_COMERCIAL: `ARTÍCULO ${index % 97} MODELO ${index}`,
      CARACTERISTICAS: `Acero inoxidable, ${10 + (index % 40)} mm, juego de ${1 + (index % 12)}`,
      MARCA: ['FERRAL', 'HOGARIS', 'VOLTIX'][index % 3]!,
      CLASIFICACION_ARANCELARIA: String(8_200_000_000 + (index % 300) * 1000),
      CANTIDAD_UNIDADES: `${index + 1}.000`,
      VALOR_UNITARIO: `${(index % 90) + 1}.2500000000`,
      VALOR_ITEM: `${(index + 1) * ((index % 90) + 1)}.00`,
      PESO_BRUTO: `${(index % 60) + 1}.400`,
    })),
  };
}

async function world() {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-bench-'));
  const dynamo = await startDynamo(folder);
  process.env['AWS_REGION'] = 'us-east-1';
  const client = new DynamoDBClient({
    ...connectionOf(dynamo),
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  await ensureTables(client, tables, physicalName);
  for (const table of tables) process.env[variableFor('TABLE', table.name)] = physicalName(table.name);
  process.once('exit', () => void dynamo.stop());
  const services = await createServices(
    { dynamo: client, s3: new S3Client({}), sqs: new SQSClient({}) },
    () => new Date(),
    async () => KEY,
  );
  return { client, store: new DocumentStore(definition, services, jobScope('bench', 'GT')) };
}

const facts = { orderId: '', action: 'medición', reference };

/** The invoice with one cell changed, another at every turn. */
const edited = (body: InvoiceBody, turn: number): InvoiceBody => {
  const items = body.ITEMS;
  const at = (turn * 7919) % items.length;
  return { ...body, ITEMS: items.with(at, { ...items[at]!, MARCA: `MARCA ${turn}` }) };
};

/** A save of one edited line, whole: calculation left out, it is measured on its own. */
export const saveWork: Work = {
  name: 'save',
  sizes: [240, 1_000, 5_000, 10_000],
  upTo: { 'a row a line': 5_000 },
  contenders: {
    floor: (size) => {
      const text = JSON.stringify({ body: invoice(size) });
      return () => deflateSync(text, { level: 1 });
    },
    despacho: async (size) => {
      const { store } = await world();
      let { header, body } = await store.create({ body: invoice(size) }, facts);
      let turn = 0;
      return async () => {
        ({ header, body } = await store.save(header, { body: edited(body, (turn += 1)) }, facts));
      };
    },
    'a row a line': async (size) => {
      const documents = DynamoDBDocumentClient.from((await world()).client);
      const body = invoice(size);
      let version = 0;
      const run: Run = async () => {
        version += 1;
        const items = body.ITEMS.map((line) => ({
          ...line,
          pk: 'C#bench#row',
          sk: `L#${version}#${line.ID_ITEM}`,
        }));
        for (let at = 0; at < items.length; at += 25) {
          const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
          await documents.send(
            new BatchWriteCommand({ RequestItems: { [physicalName('invoices')]: requests } }),
          );
        }
      };
      return run;
    },
  },
  // Units as the database itself reports them; of a transaction it takes two a KB.
  facts: async (size) => {
    const { client, store } = await world();
    const spent = meter(client);
    let { header, body } = await store.create({ body: invoice(size) }, facts);
    const made = spent.take();
    const cells: number[] = [];
    for (let turn = 1; turn <= 30; turn += 1) {
      ({ header, body } = await store.save(header, { body: edited(body, turn) }, facts));
      cells.push(spent.take().write);
    }
    await store.open(header.ID);
    const opened = spent.take();
    await store.versions(header.ID);
    return {
      'write units, first version': made.write,
      'write units, one cell (median of 30)': cells.sort((a, b) => a - b)[15]!,
      'write units, one cell (most)': cells.at(-1)!,
      'read units, open': opened.read,
      'read units, history of 30 saves': spent.take().read,
    };
  },
};

export const openWork: Work = {
  name: 'open',
  sizes: [1_000, 5_000],
  contenders: {
    floor: (size) => {
      const text = JSON.stringify({ body: invoice(size) });
      return () => JSON.parse(text) as unknown;
    },
    despacho: async (size) => {
      const { store } = await world();
      const { header } = await store.create({ body: invoice(size) }, facts);
      return () => store.open(header.ID);
    },
  },
};

/** What a save or a keystroke costs besides storing: computed fields and every check. */
export const calculateWork: Work = {
  name: 'calculate',
  sizes: [1_000, 5_000],
  contenders: {
    floor: (size) => {
      const body = invoice(size);
      return () => structuredClone(body);
    },
    despacho: (size) => {
      const body = invoice(size);
      return () => definition.check(definition.calculate(body, reference), reference);
    },
  },
};
