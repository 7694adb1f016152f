import { resolve } from 'node:path';
import { instantOf, isDate } from '../../../shared/foundation/dates/date.ts';
import { projectRoot } from '../instance.ts';
import { WrongSetting } from './wrongSetting.ts';

export interface StartSettings {
  port: number;
  host: string;
  dataDir: string;
  /** Folder for hourly copies of the data; absent where none are wanted. */
  copiesDir?: string;
  practice: boolean;
  /** Moment at which the clock starts, in practice; the machine's own when absent. */
  startsAt?: Date;
  /** Quetzales per dollar that the practice bank gives on every day; one that follows from the day when absent. */
  practiceRate?: string;
  /** Whether a new data folder of practice begins with a month of sample work. */
  history: boolean;
}

/** A training session begins with the working day. */
const BEGINS = '08:00:00';

/**
 * PORT, HOST, DATA_DIR and COPIES_DIR (relative to the project), COPIES, which only 0 turns off, PRACTICE, which only 0 turns off, and what only practice may choose:
 * PRACTICE_DAY (yyyy-mm-dd), PRACTICE_RATE (five decimals) and PRACTICE_HISTORY, which only 0 turns off.
 */
export function startSettings(env: NodeJS.ProcessEnv): StartSettings {
  const port = env['PORT'] || '4600';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new WrongSetting(`PORT es «${port}» y debe ser un número de 0 a 65535.`);
  }
  const dataDir = resolve(projectRoot, env['DATA_DIR'] || '.data');
  return {
    port: Number(port),
    host: env['HOST'] || '127.0.0.1',
    dataDir,
    ...(env['COPIES'] === '0' ? {} : { copiesDir: copiesDirOf(dataDir, env['COPIES_DIR']) }),
    practice: env['PRACTICE'] !== '0',
    history: env['PRACTICE_HISTORY'] !== '0',
    ...practiceSettings(env),
  };
}

/** Beside the data, where nothing else is named: a folder within them would copy itself. */
export function copiesDirOf(dataDir: string, named = ''): string {
  const copiesDir = named === '' ? `${dataDir}-copias` : resolve(projectRoot, named);
  if (!`${copiesDir}/`.startsWith(`${dataDir}/`)) return copiesDir;
  throw new WrongSetting(
    `COPIES_DIR es «${copiesDir}» y está dentro de la carpeta de datos ${dataDir}. Ponga otra, de preferencia en otro disco.`,
  );
}

function practiceSettings(env: NodeJS.ProcessEnv): Pick<StartSettings, 'startsAt' | 'practiceRate'> {
  const { PRACTICE_DAY: day = '', PRACTICE_RATE: rate = '' } = env;
  const chosen = day !== '' ? 'PRACTICE_DAY' : 'PRACTICE_RATE';
  if (env['PRACTICE'] === '0' && day + rate !== '') {
    throw new WrongSetting(
      `${chosen} solo vale en práctica: lo que se transmite de verdad lleva el día y la tasa de verdad. ` +
        `Quite ${chosen}, o quite PRACTICE=0.`,
    );
  }
  if (day !== '' && !isDate(day)) {
    throw new WrongSetting(`PRACTICE_DAY es «${day}» y debe ser un día que existe, como 2028-02-29.`);
  }
  if (rate !== '' && !/^[1-9]\d{0,2}\.\d{5}$/.test(rate)) {
    throw new WrongSetting(
      `PRACTICE_RATE es «${rate}» y debe ser una tasa con cinco decimales, como 7.73901.`,
    );
  }
  return {
    ...(day === '' ? {} : { startsAt: instantOf(`${day}T${BEGINS}`) }),
    ...(rate === '' ? {} : { practiceRate: rate }),
  };
}
