import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { fileLink, files, withdrawPaper } from './files.ts';
import { confirmFile, startFile } from './startFile.ts';

// Rarely wanted, and no start should wait for them.
const deliverFiles: Implementation<typeof ducaProcedures.deliverFiles> = async (call) =>
  (await import('./deliverFiles.ts')).deliverFiles(call);
const supportXml: Implementation<typeof ducaProcedures.supportXml> = async (call) =>
  (await import('./supportXml.ts')).supportXml(call);

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
