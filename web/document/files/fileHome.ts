import type { FileContracts } from '../../../shared/foundation/files/procedures.ts';

/** The document to which files are attached, and the procedures of its group that take and give them. */
export interface FileHome {
  id: string;
  procedures: Pick<FileContracts, 'startFile' | 'confirmFile' | 'fileLink'>;
}
