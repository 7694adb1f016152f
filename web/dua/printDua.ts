import { duaKind } from '../../shared/dua/kind.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { printDocument } from '../document/print/printDocument.ts';
import type { OpenDua } from './duaKind.ts';

/** Saves, prints on the server and shows the stored file. */
export const printDua = (open: OpenDua, draft = false): Promise<void> =>
  printDocument(duaProcedures, open, titleOf(duaKind, open.header.RESUMEN), { BORRADOR: draft });
