import { join } from 'node:path';

// What one machine keeps of a company as plain files, beside its tables and objects.

/** Name that a company has as a folder; undefined of what is no id. */
const nameOf = (company: string): string | undefined => (/^[\w-]+$/.test(company) ? company : undefined);

/** The mails that went nowhere: of a company in a folder of its own, of nobody known in the one around them. */
export function mailFolder(dataFolder: string, company: string): string {
  const name = nameOf(company);
  return name === undefined ? join(dataFolder, 'correos') : join(dataFolder, 'correos', name);
}

/** The files that the engine of the analysis keeps by it (`functions/reports/engine/duckdb.ts`). */
export const analysisFolder = (dataFolder: string): string => join(dataFolder, 'analisis');

/** Every folder of one company. */
export function companyFolders(dataFolder: string, company: string): string[] {
  const name = nameOf(company);
  return name === undefined ? [] : [join(analysisFolder(dataFolder), name), mailFolder(dataFolder, company)];
}
