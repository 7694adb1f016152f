import { createInterface } from 'node:readline/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Database } from '../../functions/runtime/database.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { LINK_HOURS, makeLink } from '../../functions/users/firstLink.ts';
import { createCompany } from '../../functions/users/newCompany.ts';
import { createOperator } from '../../functions/users/operator/newOperator.ts';
import { FolderInUse, UnusableFolder } from '../embedded/folder/dataFolder.ts';
import { PracticeData } from '../embedded/folder/practiceData.ts';
import { startSettings } from '../embedded/settings/settings.ts';
import { WrongSetting } from '../embedded/settings/wrongSetting.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Services } from '../embedded/services/services.ts';
import { eraseCompany } from './eraseCompany.ts';
import { erasingOn, type EraseObjects } from './erasingOn.ts';
import { answersOf, orderOf, WrongOrder, type Order } from './order.ts';
import { withLocalTables } from './localTables.ts';

// `npm run administer -- company | operator | link | erase`: see README. Prints a link, never a password.

const HOW_TO = [
  'Uso:',
  '  npm run administer -- company   crea una empresa y su administrador, e imprime el enlace para su contraseña',
  '  npm run administer -- operator  crea a quien opera la plataforma, sin empresa, e imprime su enlace',
  '  npm run administer -- link      imprime otro enlace para un usuario que existe',
  '  npm run administer -- erase     borra los datos de una empresa dada de baja, pasado el plazo de la ley',
  'Lo que falte se pregunta. También se puede indicar: --company --nit --country --operator --administrator --login',
  '--mail --id, y --address con la dirección pública de Despacho.',
].join('\n');

/** On one machine, where no key but this order's own hand lists or deletes. */
const erasingIn =
  ({ emulators }: Services): EraseObjects =>
  async (bucket, prefix) => ({ objects: emulators.erase(bucket, prefix), locked: 0 });

/** What the order did, as it is told. */
async function obeyed({ what, facts }: Order, local?: Services): Promise<string[]> {
  const now = (): Date => new Date();
  const clients = awsClients();
  const client = clients.dynamo;
  try {
    if (what === 'erase') {
      const { rows, objects, locked } = await eraseCompany(
        { dynamo: client, eraseObjects: local ? erasingIn(local) : erasingOn(clients.s3), now },
        facts.id,
        facts.company,
      );
      return [
        `Se borraron ${rows} filas y ${objects} archivos de ${facts.company}.`,
        ...(locked > 0 ? [`${locked} archivos siguen con candado; repita esta orden cuando venza.`] : []),
      ];
    }
    const database = new Database(DynamoDBDocumentClient.from(client), now);
    const id = (prefix: string): string => makeId(prefix, now());
    if (what === 'company') await createCompany({ database, id }, facts);
    if (what === 'operator') await createOperator({ database, id }, facts);
    const token = await makeLink({ database, now }, facts.login);
    return [
      `Enlace para ${facts.login}; sirve una vez y vence en ${LINK_HOURS} horas:`,
      `${facts.address.replace(/\/$/, '')}/#/password/${token}`,
      'Entréguelo solo a esa persona: quien lo abre elige la contraseña.',
    ];
  } finally {
    client.destroy();
  }
}

/** The tables of AWS when the environment names them, otherwise those of the data folder. */
const administer = (order: Order): Promise<string[]> =>
  process.env['TABLE_USERS']
    ? obeyed(order)
    : withLocalTables(startSettings(process.env).dataDir, (services) => obeyed(order, services));

const onAws = Boolean(process.env['TABLE_USERS']);
const lines = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
try {
  const { port } = startSettings(process.env);
  const asked = orderOf(process.argv.slice(2), onAws ? '' : `http://127.0.0.1:${port}`);
  const order = await answersOf(asked, lines && ((question) => lines.question(question)));
  console.log((await administer(order)).join('\n'));
} catch (error) {
  const told = [FolderInUse, PracticeData, Refusal, UnusableFolder, WrongOrder, WrongSetting];
  const known = error instanceof Error && told.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  if (error instanceof WrongOrder) console.error(HOW_TO);
  process.exitCode = 1;
} finally {
  lines?.close();
}
