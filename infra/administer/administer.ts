import { createInterface } from 'node:readline/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Database } from '../../functions/runtime/database.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { LINK_HOURS, makeLink } from '../../functions/users/firstLink.ts';
import { createCompany } from '../../functions/users/newCompany.ts';
import { createOperator } from '../../functions/users/operator/newOperator.ts';
import { FolderInUse, UnusableFolder } from '../embedded/folder/dataFolder.ts';
import { PracticeData } from '../embedded/folder/practiceData.ts';
import { startSettings } from '../embedded/settings/settings.ts';
import { WrongSetting } from '../embedded/settings/wrongSetting.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { answersOf, orderOf, WrongOrder, type Order } from './order.ts';
import { withLocalTables } from './localTables.ts';

// `npm run administer -- company | operator | link`: see README. Prints a link, never a password.

const HOW_TO = [
  'Uso:',
  '  npm run administer -- company   crea una empresa y su administrador, e imprime el enlace para su contraseña',
  '  npm run administer -- operator  crea a quien opera la plataforma, sin empresa, e imprime su enlace',
  '  npm run administer -- link      imprime otro enlace para un usuario que existe',
  'Lo que falte se pregunta. También se puede indicar: --company --nit --country --operator --administrator --login',
  '--mail, y --address con la dirección pública de Despacho.',
].join('\n');

/** The tables of AWS when the environment names them, otherwise those of the data folder. */
async function administer(order: Order): Promise<string> {
  const run = async (): Promise<string> => {
    const now = (): Date => new Date();
    const client = new DynamoDBClient({});
    const database = new Database(DynamoDBDocumentClient.from(client), now);
    const facts = order.facts;
    if (order.what === 'company') {
      await createCompany({ database, id: (prefix) => makeId(prefix, now()) }, facts);
    }
    if (order.what === 'operator')
      await createOperator({ database, id: (prefix) => makeId(prefix, now()) }, facts);
    const token = await makeLink({ database, now }, facts.login);
    client.destroy();
    return token;
  };
  return process.env['TABLE_USERS'] ? run() : withLocalTables(startSettings(process.env).dataDir, run);
}

const onAws = Boolean(process.env['TABLE_USERS']);
const lines = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
try {
  const { port } = startSettings(process.env);
  const asked = orderOf(process.argv.slice(2), onAws ? '' : `http://127.0.0.1:${port}`);
  const order = await answersOf(asked, lines && ((question) => lines.question(question)));
  const token = await administer(order);
  console.log(
    [
      `Enlace para ${order.facts.login}; sirve una vez y vence en ${LINK_HOURS} horas:`,
      `${order.facts.address.replace(/\/$/, '')}/#/password/${token}`,
      'Entréguelo solo a esa persona: quien lo abre elige la contraseña.',
    ].join('\n'),
  );
} catch (error) {
  const told = [FolderInUse, PracticeData, Refusal, UnusableFolder, WrongOrder, WrongSetting];
  const known = error instanceof Error && told.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  if (error instanceof WrongOrder) console.error(HOW_TO);
  process.exitCode = 1;
} finally {
  lines?.close();
}
