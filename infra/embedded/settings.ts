import { resolve } from 'node:path';
import { projectRoot } from './instance.ts';

export interface StartSettings {
  port: number;
  host: string;
  dataDir: string;
  practice: boolean;
}

/** A setting of the environment cannot be what it is; tells which and what it may be. */
export class WrongSetting extends Error {}

/** PORT, HOST, DATA_DIR (relative to the project) and PRACTICE, which only 0 turns off. */
export function startSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = env['PORT'] || '4600';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new WrongSetting(`PORT es «${port}» y debe ser un número de 0 a 65535.`);
  }
  return {
    port: Number(port),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(projectRoot, env['DATA_DIR'] || '.data'),
    practice: env['PRACTICE'] !== '0',
  };
}
