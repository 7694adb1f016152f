import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';

/** Choices about the message that spec 5 leaves to configuration. */
export interface XmlPreferences {
  /** Packages and unit totals go without decimals. */
  wholeTotals: boolean;
  /** Tariff codes of preferential goods are cut to 8 digits. */
  preference8: boolean;
  /** Message function 4 and identifier 1 instead of the usual (spec 4, message function). */
  variant: boolean;
}

/** Module of the options in a person's configuration (spec 5: user configuration, module 7). */
export const XML_MODULE = '7';

/** Key of each option and what a person reads of it. */
export const xmlOptions = {
  preference8: { key: 'XML_PARTIDA_8_DIGITOS', label: 'Inciso a 8 dígitos con acuerdo preferencial' },
  wholeTotals: { key: 'XML_TOTALES_ENTEROS', label: 'Totales de bultos y unidades sin decimales' },
  variant: { key: 'XML_MENSAJE_VARIANTE', label: 'Mensaje con función 4 e identificador 1' },
} as const satisfies Record<keyof XmlPreferences, { key: string; label: string }>;

interface Option {
  ID_MODULO: string;
  CLAVE: string;
  VALOR: string;
}

/** What a person chose, '1' meaning on; of what was not chosen, what the country's list of settings says. */
export function xmlPreferences(reference: Reference, chosen: readonly Option[] = []): XmlPreferences {
  const on = (name: keyof XmlPreferences): boolean => {
    const { key } = xmlOptions[name];
    const own = chosen.find(({ ID_MODULO, CLAVE }) => ID_MODULO === XML_MODULE && CLAVE === key);
    return (own?.VALOR ?? reference.row(catalogue.settings, key)?.['ACTIVO']) === '1';
  };
  return { wholeTotals: on('wholeTotals'), preference8: on('preference8'), variant: on('variant') };
}

/**
 * Stands in the message until the installation has an id of its own: the authority publishes none (spec 9, message
 * values).
 */
const SAMPLE_PROVIDER = 'DESPACHO-MUESTRA';

/** Function of a message that says something for the first time. */
const ORIGINAL = '9';

/** The parameter that says a message's function, by what the message asks. */
const FUNCTION_KEYS = {
  R: 'XML_FUNCION_REGISTRO',
  M: 'XML_FUNCION_RECTIFICACION',
  D: 'XML_FUNCION_ANULACION',
} as const;

/** What a message of a declaration asks: to register it, change it or annul it. */
export type MessageAct = keyof typeof FUNCTION_KEYS;

/** Function of the message (spec 4 leaves it to who asks), a parameter of the country that an administrator sets. */
export function functionCodeOf(reference: Reference, act: MessageAct): string {
  const code = reference.row(catalogue.settings, FUNCTION_KEYS[act])?.['TEXTO'] ?? '';
  return /^\d{1,2}$/.test(code) ? code : ORIGINAL;
}

/** The software provider's id, a parameter of the country that an administrator sets; never a secret. */
export const softwareProviderOf = (reference: Reference): string =>
  reference.row(catalogue.settings, 'XML_PROVEEDOR_SOFTWARE')?.['TEXTO'] || SAMPLE_PROVIDER;
