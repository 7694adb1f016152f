import type { PrintKind } from '../runtime/prints/kind.ts';
import { printObject, type PrintRow } from '../runtime/prints/row.ts';
import { bytesOf } from './bytes.ts';
import type { DossierOf } from './dossierOf.ts';
import type { Sourced } from './source.ts';

/** Names of packed dossiers begin so; the worker of the prints knows them by it. */
export const DOSSIER_PREFIX = 'expediente-';

/** A dossier that is being packed: everything that it will hold, as it was when it was asked for. */
export interface DossierRow extends PrintRow {
  TITULO: string;
  ENTRADAS: Sourced[];
}

/** How a dossier is packed, now or by the worker. */
export const dossierKind = (of: DossierOf): PrintKind<DossierRow> => ({
  module: of.declaration.module,
  queue: of.queue,
  title: 'El expediente',
  make: async ({ services, scope, id, row, reference, progress }) => {
    const making = { services, scope, reference };
    const all = row.ENTRADAS;
    let told = 0;
    const tell = async (packed: number): Promise<void> => {
      const percent = Math.floor((packed / all.length) * 90);
      if (percent < told + 10) return;
      told = percent;
      await progress(percent);
    };
    const entries = all.map((each) => each.entry);
    const { zipDossier } = await import('./zip.ts');
    const pieces = zipDossier(row.TITULO, entries, (index) => bytesOf(of, making, all[index]!), tell);
    const object = printObject(of.declaration.module, id, row.IMPRESION);
    const { sha256 } = await services.files.putStream(scope, 'files', object, pieces, 'application/zip');
    return { problems: [], sha256 };
  },
});
