import { takeDataFolder } from '../embedded/folder/dataFolder.ts';
import { commonEnvironment, everyPlace } from '../embedded/functions/environment.ts';
import { claimForPractice } from '../embedded/folder/practiceData.ts';
import { startServices, type Services } from '../embedded/services/services.ts';
import { wholeTopology } from '../embedded/settings/topologyOf.ts';

/**
 * Runs work with the tables of a data folder, named by this process's environment as by that of a function. Nobody else
 * may use the folder meanwhile, and it may not be one of practice.
 */
export async function withLocalTables<T>(
  dataDir: string,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const folder = takeDataFolder(dataDir);
  try {
    claimForPractice(folder.path, false);
    return await withTablesOf(folder.path, work);
  } finally {
    folder.release();
  }
}

/** The same of a folder of which it is sure that nobody else uses it. */
export async function withTablesOf<T>(path: string, work: (services: Services) => Promise<T>): Promise<T> {
  const services = await startServices(path, wholeTopology, () => new Date());
  try {
    Object.assign(process.env, commonEnvironment(services.endpoints, services.credentials));
    Object.assign(process.env, everyPlace(wholeTopology, services.places));
    return await work(services);
  } finally {
    await services.stop();
  }
}
