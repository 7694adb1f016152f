import { ducaDefinition } from '../../shared/duca/definition.ts';
import type { XmlPreferences } from '../../shared/duca/xml/preferences.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import type { DeclarationRow } from '../transmission/declarations/declaration.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';

export const ducasOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<DucaBody> =>
  storeOf(ducaDefinition, call);

/** Facts that the header row of a DUCA keeps besides, from the moment it is sealed. */
export interface DucaRow extends DeclarationRow {
  /** Options of the person who sealed, by which those bytes were written. */
  OPCIONES_XML?: XmlPreferences;
  /** The matrix by which it was judged and written. */
  REGLAS?: SealingRules;
}

/** A rules matrix in one revision; with its stamp `downloadMatrix` answers it as it was. */
export interface SealingRules {
  /** Change of any list of the country that was the last one then. */
  REVISION: string;
  FUENTE: string;
  VIGENTE_DESDE: string;
  MUESTRA: '1' | '0';
  /** '' when the matrix was the one that the product ships. */
  ESTAMPA_TIEMPO: string;
}

/** Kind of document and queue of its events, as the transmission knows them. */
export const KIND = 'duca';
export const LISTENER = 'duca-events';
