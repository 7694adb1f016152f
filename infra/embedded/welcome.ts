import { formatDate, localDay } from '../../shared/foundation/dates/date.ts';
import type { Instance } from './instance.ts';
import type { StartSettings } from './settings/settings.ts';

/** What the start prints: address, demo users, where the data is. */
export function welcome(instance: Instance, settings: StartSettings, milliseconds: number): string {
  const { demoUsers } = instance;
  const width = Math.max(0, ...demoUsers.map((user) => user.login.length));
  const wide = Math.max(0, ...demoUsers.map((user) => user.password.length));
  const users = demoUsers.map(
    (user) => `  ${user.login.padEnd(width)}  ${user.password.padEnd(wide)}  ${user.description}`,
  );
  return [
    '',
    `Despacho está listo en ${instance.url}  (${(milliseconds / 1000).toFixed(1)} s)`,
    ...(users.length > 0 ? ['', 'Usuarios de demostración (usuario, contraseña):', ...users] : []),
    ...(settings.startsAt ? ['', `Práctica del día ${formatDate(localDay(settings.startsAt))}`] : []),
    '',
    ...copiesTold(settings),
    `Datos: ${settings.dataDir}   Detener: Ctrl-C`,
  ].join('\n');
}

/** A machine that keeps no copies loses everything with its disk; copies beside the data are lost with it, too. */
function copiesTold({ copiesDir }: StartSettings): string[] {
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB'])
    return ['Copias: ninguna; las tablas están en otra base de datos, que se copia donde está.'];
  if (copiesDir === undefined) return ['Copias: ninguna (COPIES=0).'];
  return [`Copias: ${copiesDir}, cada hora; son tan secretas como los datos. En otro disco: COPIES_DIR.`];
}
