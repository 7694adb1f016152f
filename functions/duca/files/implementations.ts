import { deliverFiles } from './deliverFiles.ts';
import { fileLink, files, withdrawPaper } from './files.ts';
import { confirmFile, startFile } from './startFile.ts';
import { supportXml } from './supportXml.ts';

/** Procedures of the files of box 54. */
export const fileImplementations = {
  startFile,
  confirmFile,
  files,
  fileLink,
  withdrawPaper,
  deliverFiles,
  supportXml,
};
