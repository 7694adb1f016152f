import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TABLE as MAILS } from '../../functions/notifications/rows.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { Database } from '../../functions/runtime/database.ts';
import { markRestored } from '../../functions/runtime/pulse.ts';
import { TABLE as TRANSMISSIONS } from '../../functions/transmission/rows.ts';
import { askForCopy } from '../embedded/copies/copies.ts';
import { copyFolder, pruneCopies } from '../embedded/copies/copyFolder.ts';
import { restoreCopy } from '../embedded/copies/restoreCopy.ts';
import { FolderInUse, takeDataFolder } from '../embedded/folder/dataFolder.ts';
import { physicalName } from '../embedded/services/names.ts';
import { copiesDirOf, type StartSettings } from '../embedded/settings/settings.ts';
import { buckets } from '../topology.ts';
import { emptyTable } from './emptyTable.ts';
import { withTablesOf } from './localTables.ts';
import { WrongOrder, type CopyOrder, type Order } from './order.ts';

/** Does what was ordered of the data folder as a whole; answers what is told of it. */
export function obeyCopies(order: Order<CopyOrder>, settings: StartSettings): Promise<string[]> {
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB'] || process.env['TABLE_USERS'])
    throw new WrongOrder('Las tablas están en otra base de datos: se copian y se restauran donde están.');
  const { dataDir, copiesDir = copiesDirOf(dataDir, process.env['COPIES_DIR']) } = settings;
  return order.what === 'copy' ? copied(dataDir, copiesDir) : restored(dataDir, copiesDir, order.facts.name);
}

async function copied(dataDir: string, copiesDir: string): Promise<string[]> {
  try {
    const name = await copyAtRest(dataDir, copiesDir);
    return [`Copia hecha: ${name}, en ${copiesDir}.`];
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
  // Whoever works there copies all at one moment.
  return [`Copia hecha por la instancia que está en marcha: ${await askForCopy(dataDir)}.`];
}

async function copyAtRest(dataDir: string, copiesDir: string): Promise<string> {
  const folder = takeDataFolder(dataDir);
  try {
    const holdFiles = () => (): void => undefined;
    const name = await copyFolder({ dataDir: folder.path, copiesDir, now: new Date(), holdFiles });
    await pruneCopies(folder.path, copiesDir);
    return name;
  } finally {
    folder.release();
  }
}

async function restored(dataDir: string, copiesDir: string, name: string): Promise<string[]> {
  const locked = buckets.filter((each) => each.locked).map((each) => physicalName(each.name));
  const { aside, keptEvidence, missing } = await restoreCopy({ dataDir, copiesDir, name, locked }, asOld);
  return [
    `Se restauró la copia ${name}. La carpeta de antes quedó en ${aside}; no se borra sola.`,
    keptEvidence
      ? 'La evidencia de ahora se conservó: lo que se envió después de la copia se reconoce y no se envía otra vez.'
      : 'La evidencia es la de la copia: al iniciar, lo que estaba en cola se pregunta a la autoridad antes de enviarse.',
    ...(missing > 0 ? [`${missing} archivos que la copia nombra no se encontraron.`] : []),
    'Todas las sesiones y los accesos de programas terminaron. Antes de dejar entrar a nadie siga «Access» de docs/runbooks/restore.md,',
    'y después ejecute «npm run repair -- counts» y «npm run repair -- analysis».',
  ];
}

/**
 * An older copy would let in again whoever was shut out since; and what waits in it may have gone out since, whether the
 * evidence of that could be kept or not: the start asks first (fault row 44).
 */
const asOld = (folder: string): Promise<void> =>
  withTablesOf(folder, async () => {
    const { dynamo } = awsClients();
    const client = DynamoDBDocumentClient.from(dynamo);
    await emptyTable(client, 'sessions');
    const database = new Database(client, () => new Date());
    for (const table of [TRANSMISSIONS, MAILS]) await markRestored(database, table);
    dynamo.destroy();
  });
