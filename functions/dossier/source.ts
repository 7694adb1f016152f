import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';

/** Where the bytes of an entry come from: versions and stored objects, so that they are the same whenever they are read. */
export type DossierSource =
  | { from: 'document'; module: ModuleName; id: string; version: number }
  | { from: 'print'; module: ModuleName; id: string; version: number; options: unknown }
  // What services said is no version: its entry tells the hash, and a page that reads otherwise stops the packing.
  | { from: 'said'; module: ModuleName; id: string; day: string; title: string }
  | { from: 'object'; bucket: 'files' | 'evidence'; name: string; version?: string };

/** An entry with its source; a job keeps them in its row. */
export interface Sourced {
  entry: DossierEntry;
  source: DossierSource;
}

/** What an entry says of itself when nobody says otherwise. */
export const blankEntry = {
  ESTADO: '',
  TONO: '',
  ICONO: '',
  FECHA: '',
  BYTES: 0,
  SHA256: '',
  RUTA: '',
  GUARDADO: false,
} satisfies Partial<DossierEntry>;
