import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { variableFor } from '../../shared/foundation/variables.ts';
import { NoCopy } from '../embedded/copies/copyFolder.ts';
import { CannotRestore } from '../embedded/copies/restoreCopy.ts';
import { FolderInUse, UnusableFolder } from '../embedded/folder/dataFolder.ts';
import { PracticeData } from '../embedded/folder/practiceData.ts';
import { startSettings } from '../embedded/settings/settings.ts';
import { WrongSetting } from '../embedded/settings/wrongSetting.ts';
import { obeyCopies } from './copyOrders.ts';
import { withLocalTables } from './localTables.ts';
import { obey } from './obey.ts';
import { answersOf, orderOf, WrongOrder, type Order } from './order.ts';

// `npm run administer -- company | operator | link | factor | close | erase | copy | restore`: see README. Prints a link, never a password.

const HOW_TO = [
  'Uso:',
  '  npm run administer -- company   crea una empresa y su administrador, e imprime el enlace para su contraseña',
  '  npm run administer -- operator  crea a quien opera la plataforma, sin empresa, e imprime su enlace',
  '  npm run administer -- link      imprime otro enlace para un usuario que existe',
  '  npm run administer -- factor    quita el segundo factor que perdió el último administrador de una empresa, o quien opera',
  '  npm run administer -- close     cierra la cuenta de quien opera la plataforma y se va; sus sesiones terminan',
  '  npm run administer -- erase     borra los datos de una empresa dada de baja, pasado el plazo de la ley',
  '  npm run administer -- copy      copia ahora la carpeta de datos, también mientras Despacho trabaja',
  '  npm run administer -- restore   pone una copia en lugar de la carpeta de datos; la de antes queda a un lado',
  'Lo que falte se pregunta. También se puede indicar: --company --nit --country --operator --administrator --login',
  '--mail --id --person --name, y --address con la dirección pública de Despacho.',
].join('\n');

/** A copy, or the tables of AWS when the environment names them, otherwise those of the data folder. */
async function administer(order: Order): Promise<string[]> {
  const settings = startSettings(process.env);
  const { what, facts } = order;
  if (what === 'copy' || what === 'restore') return obeyCopies({ what, facts }, settings);
  return onAws
    ? obey({ what, facts })
    : withLocalTables(settings.dataDir, (services) => obey({ what, facts }, services));
}

/** Tables that an order about people touches; on AWS the environment says what they are called there. */
const TABLES = ['users', 'sign-in-secrets', 'sessions', 'happenings'].map((name) =>
  variableFor('TABLE', name),
);
const onAws = Boolean(process.env['TABLE_USERS']);
const lines = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
try {
  const missing = onAws ? TABLES.filter((name) => !process.env[name]) : [];
  if (missing.length > 0)
    throw new WrongOrder(`Falta ${missing.join(', ')}: cómo se llama esa tabla en AWS.`);
  const { port } = startSettings(process.env);
  const asked = orderOf(process.argv.slice(2), onAws ? '' : `http://127.0.0.1:${port}`);
  const order = await answersOf(asked, lines && ((question) => lines.question(question)));
  console.log((await administer(order)).join('\n'));
} catch (error) {
  const told = [
    ...[CannotRestore, FolderInUse, NoCopy, PracticeData],
    ...[Refusal, UnusableFolder, WrongOrder, WrongSetting],
  ];
  const known = error instanceof Error && told.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  if (error instanceof WrongOrder) console.error(HOW_TO);
  process.exitCode = 1;
} finally {
  lines?.close();
}
