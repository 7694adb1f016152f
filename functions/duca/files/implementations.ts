import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { confirmFile } from './confirmFile.ts';
import { fileLink, files, withdrawPaper } from './files.ts';
import { startFile } from './startFile.ts';
import { withoutFiles, withStatedFacts } from './statedFacts.ts';
import { supportXml } from './supportXml.ts';

interface General {
  create: Implementation<typeof ducaProcedures.create>;
  patch: Implementation<typeof ducaProcedures.patch>;
}

/** Procedures of the files of box 54, and the general ones that write lines, made to take no file unseen. */
export const fileImplementations = ({ create, patch }: General) => ({
  create: withoutFiles(create),
  patch: withStatedFacts(patch),
  startFile,
  confirmFile,
  files,
  fileLink,
  withdrawPaper,
  supportXml,
});
