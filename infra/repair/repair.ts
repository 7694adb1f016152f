import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createKeylessServices } from '../../functions/runtime/services.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { queueNames, type QueueName } from '../../shared/foundation/queues.ts';
import { variableFor } from '../../shared/foundation/variables.ts';
import { withLocalTables } from '../administer/localTables.ts';
import { FolderInUse, UnusableFolder } from '../embedded/folder/dataFolder.ts';
import { physicalName } from '../embedded/services/names.ts';
import { startSettings } from '../embedded/settings/settings.ts';
import { WrongSetting } from '../embedded/settings/wrongSetting.ts';
import { environments } from '../environments.ts';
import { type Place, placeOf } from '../place.ts';
import { tables } from '../tables.ts';
import { applyChanges } from './applyChanges.ts';
import { giveBack, queueClient, tellDead } from './deadLetters.ts';
import { tellOutcomes } from './outcomes.ts';
import { rebuildAnalysis } from './rebuildAnalysis.ts';
import { recount } from './recount.ts';
import { UnusableExport } from './tableExports.ts';

// `npm run repair -- counts [stage]`: counts the documents anew and tells which totals had drifted. Without a stage, those
// of the data folder, which nobody may use meanwhile. `npm run repair -- analysis`: makes the files of statistics and
// reports of the data folder anew from its documents. `npm run repair -- dead [queue] [stage]`: tells what queues set aside, or
// gives it back to one (docs/runbooks/dead-letters.md). `npm run repair -- changes <stage> <folder> <moment>`: brings tables that were
// restored from a copy on to the last moment that was exported. `npm run repair -- outcomes [stage]`: brings documents of a table that
// was put back alone to what became of their transmissions (both docs/runbooks/restore.md).

const HOW_TO = [
  'Uso:',
  '  npm run repair -- counts           vuelve a contar los documentos de la carpeta de datos, con Despacho detenido',
  '  npm run repair -- counts <etapa>   los de un despliegue, como «prod»; la gente puede seguir trabajando',
  '  npm run repair -- changes <etapa> <carpeta> <momento>',
  '                                     lleva las tablas restauradas de la copia de ese momento, como',
  '                                     2026-11-01T09:00:00Z, hasta lo último que se exportó a esa carpeta',
  '  npm run repair -- outcomes         entrega otra vez lo que la autoridad dijo a los documentos de una tabla',
  '                                     restaurada, y lo que las declaraciones usaron o cargaron en ella; nombra',
  '                                     los que no tienen lo transmitido; con Despacho detenido',
  '  npm run repair -- outcomes <etapa> lo mismo en un despliegue, antes de que la gente vuelva a trabajar',
  '  npm run repair -- dead             dice qué mensajes quedaron apartados por cola, con Despacho detenido',
  '  npm run repair -- dead <cola>      muestra los de una cola, como «duca-events», y se los devuelve',
  '  npm run repair -- dead … <etapa>   lo mismo en un despliegue, que puede seguir trabajando',
  '  npm run repair -- analysis         vuelve a hacer los archivos de estadísticas y reportes, con Despacho detenido',
].join('\n');

async function counts({ nameOf, ...where }: { nameOf: Place['nameOf']; region?: string }): Promise<void> {
  const client = new DynamoDBClient(where);
  const tables = DynamoDBDocumentClient.from(client);
  let corrected = 0;
  for (const { module } of documentKinds) {
    const { drifts, restless } = await recount(tables, module, nameOf);
    for (const { table, company, total, said, is } of drifts)
      console.log(`${company}: ${table}, ${total.replace(/~$/, '')}: decía ${said} y son ${is}; corregido.`);
    for (const company of restless)
      console.log(`${company}: ${module}: se guardó mientras se contaba; ejecútelo otra vez.`);
    corrected += drifts.length;
  }
  console.log(`Totales corregidos: ${corrected}.`);
  client.destroy();
}

async function changes({ nameOf, region }: Place, folder: string, since: Date): Promise<void> {
  // A table that was just restored takes more by and by.
  const client = new DynamoDBClient({ region, maxAttempts: 20, retryMode: 'adaptive' });
  const until = await applyChanges({ client, nameOf, folder, since, tell: console.log });
  console.log(`Las tablas están como a las ${until.toISOString()}.`);
  client.destroy();
}

async function dead({ nameOf, ...where }: { nameOf: Place['nameOf']; region?: string }, queue?: QueueName) {
  const sqs = queueClient(where);
  const queues = { sqs, nameOf, tell: console.log };
  await (queue === undefined ? tellDead(queues) : giveBack(queues, queue));
  sqs.destroy();
}

async function outcomes({ nameOf, ...where }: { nameOf: Place['nameOf']; region?: string }): Promise<void> {
  const client = new DynamoDBClient(where);
  const sqs = queueClient(where);
  // What functions read of a stage they find by what its deployment tells them.
  for (const { name } of tables) process.env[variableFor('TABLE', name)] ??= nameOf(name);
  const services = await createKeylessServices({ dynamo: client });
  const read = { tables: DynamoDBDocumentClient.from(client), services };
  await tellOutcomes({ ...read, sqs, nameOf, tell: console.log });
  sqs.destroy();
  client.destroy();
}

/** Orders that are given for a stage, or without one for the data folder. */
const anywhere = new Map([
  ['counts', counts],
  ['outcomes', outcomes],
]);

/** The queue and the stage of an order about messages; undefined when it names anything else. */
function deadOrder(words: readonly string[]): { queue?: QueueName; stage: string } | undefined {
  const [first, ...others] = words;
  const queue = isOneOf(queueNames, first) ? first : undefined;
  const [stage = '', ...more] = queue === undefined ? words : others;
  if (more.length > 0 || !(stage === '' || Object.hasOwn(environments, stage))) return undefined;
  return { stage, ...(queue === undefined ? {} : { queue }) };
}

const [what, stage = '', folder = '', moment = ''] = process.argv.slice(2);
try {
  const { dataDir } = startSettings(process.env);
  const isStage = Object.hasOwn(environments, stage);
  const work = anywhere.get(what ?? '');
  const letters = what === 'dead' ? deadOrder(process.argv.slice(3)) : undefined;
  if (letters && letters.stage !== '') await dead(placeOf(letters.stage), letters.queue);
  else if (letters) await withLocalTables(dataDir, () => dead({ nameOf: physicalName }, letters.queue));
  else if (what === 'changes' && isStage && folder !== '' && !Number.isNaN(Date.parse(moment)))
    await changes(placeOf(stage), folder, new Date(moment));
  else if (what === 'analysis' && stage === '')
    await withLocalTables(dataDir, () => rebuildAnalysis(console.log));
  else if (!work || !(isStage || stage === '')) {
    console.error(HOW_TO);
    process.exitCode = 1;
  } else if (stage !== '') await work(placeOf(stage));
  else await withLocalTables(dataDir, () => work({ nameOf: physicalName }));
} catch (error) {
  const told = [FolderInUse, UnusableExport, UnusableFolder, WrongSetting];
  const known = error instanceof Error && told.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
