import type { OptionEntry } from './withOptions.ts';

/** An option as the company's row keeps it: what is in force and what was before; '' is what the list says. */
export interface StoredOption {
  VALOR: string;
  ANTES: string;
  POR: string;
  /** Epoch milliseconds. */
  FECHA: number;
}

/** By option and key: «cat_sys_parametros.TEXTO:AVISO_ORDEN_DIAS». */
export type StoredOptions = Readonly<Record<string, StoredOption>>;

export const optionKey = ({ OPCION, CLAVE }: Pick<OptionEntry, 'OPCION' | 'CLAVE'>): string =>
  `${OPCION}:${CLAVE}`;

/** What of them is in force, in an order of its own. */
export const entriesOf = (stored: StoredOptions = {}): OptionEntry[] =>
  Object.entries(stored)
    .filter(([, { VALOR }]) => VALOR !== '')
    .map(([key, { VALOR }]) => {
      const at = key.indexOf(':');
      return { OPCION: key.slice(0, at), CLAVE: key.slice(at + 1), VALOR };
    })
    .sort((a, b) => (optionKey(a) < optionKey(b) ? -1 : 1));
