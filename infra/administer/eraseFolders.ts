import { existsSync, readdirSync, rmSync } from 'node:fs';
import { companyFolders, mailFolder } from '../embedded/folder/companyFolders.ts';

/** What lay beside tables and objects: files that were taken away, and mails of which nobody knows whose they are. */
export interface Beside {
  files: number;
  nobodys: number;
}

/** Takes away what a machine keeps of a company as plain files. */
export type EraseBeside = (company: string) => Beside;

const filesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
    : 0;

/** On one machine, whose data folder no other process uses meanwhile. */
export const erasingBeside =
  (dataFolder: string): EraseBeside =>
  (company) => {
    let files = 0;
    for (const folder of companyFolders(dataFolder, company)) {
      files += filesIn(folder);
      rmSync(folder, { recursive: true, force: true });
    }
    // Mails of before each company had a folder of its own say nowhere whose they are.
    const around = mailFolder(dataFolder, '');
    const nobodys = existsSync(around)
      ? readdirSync(around, { withFileTypes: true }).filter((each) => each.isFile()).length
      : 0;
    return { files, nobodys };
  };
