import type { deliverFiles } from './deliverFiles.ts';
import { fileLink, files, withdrawPaper } from './files.ts';
import { confirmFile, startFile } from './startFile.ts';
import type { supportXml } from './supportXml.ts';

/** Procedures of the files of box 54. */
export const fileImplementations = {
  startFile,
  confirmFile,
  files,
  fileLink,
  withdrawPaper,
  // Rarely wanted, and no start should wait for it.
  deliverFiles: (async (call) =>
    (await import('./deliverFiles.ts')).deliverFiles(call)) as typeof deliverFiles,
  supportXml: (async (call) => (await import('./supportXml.ts')).supportXml(call)) as typeof supportXml,
};
