import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { packContent } from '../../../functions/runtime/documents/body.ts';
import { DocumentStore } from '../../../functions/runtime/documents/store.ts';
import { jobScope } from '../../../functions/runtime/scope.ts';
import { Sealer } from '../../../functions/runtime/seal.ts';
import { createServices } from '../../../functions/runtime/services.ts';
import { connectionOf, startDynamo } from '../../../infra/embedded/database/dynamo.ts';
import { physicalName } from '../../../infra/embedded/services/names.ts';
import { ensureTables } from '../../../infra/embedded/database/tables.ts';
import { tables, variableFor } from '../../../infra/topology.ts';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import { blankBody, type AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
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
function invoice(size: number): AnyBody {
  const blank = blankBody(definition.dataSets);
  const line = Object.fromEntries(
    Object.keys(definition.dataSets['ITEMS']!.fields).map((name) => [name, '']),
  );
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

/** A save of one edited line, whole: calculation left out, it is measured on its own. */
export const saveWork: Work = {
  name: 'save',
  sizes: [1_000, 5_000],
  contenders: {
    floor: (size) => {
      const text = JSON.stringify({ body: invoice(size) });
      return () => deflateSync(text, { level: 1 });
    },
    despacho: async (size) => {
      const { store } = await world();
      let { header } = await store.create({ body: invoice(size) }, facts);
      return async () => {
        ({ header } = await store.save(header, { body: invoice(size) }, facts));
      };
    },
    'a row a line': async (size) => {
      const documents = DynamoDBDocumentClient.from((await world()).client);
      const body = invoice(size);
      let version = 0;
      const run: Run = async () => {
        version += 1;
        const items = (body['ITEMS'] as Record<string, string>[]).map((line) => ({
          ...line,
          pk: 'C#bench#row',
          sk: `L#${version}#${line['ID_ITEM']}`,
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
  facts: async (size) => {
    const chunks = packContent(new Sealer(KEY), 'bench', 'facts', { body: invoice(size) });
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    // A transaction writes twice: two units a KB, for the chunks and the header of 1 KB.
    return {
      'rows a save': chunks.length + 1,
      'kB stored': Math.ceil(bytes / 1024),
      'write units': 2 * (Math.ceil(bytes / 1024) + 1),
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
