import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DucaBody } from '../dataSets.ts';
import { cataloguedBy, type Catalogued } from '../minimumDescriptions.ts';

/** What the rules of the message ask besides the record at hand. One object for the same answers. */
export interface DucaXmlContext {
  modality: string;
  /** The modality leaves the country: the office sent is that of exit (spec 5). */
  exit: boolean;
  /** Packages and unit totals go without decimals (spec 5: when a flag is set). */
  wholeTotals: boolean;
  /** Tariff codes of preferential goods are cut to 8 digits (spec 5: user configuration, module 7). */
  preference8: boolean;
  /** Message function 4 and identifier 1 instead of the usual (spec 4). */
  variant: boolean;
  /** Message function that was asked for; used unless the variant is set. */
  functionCode: string;
  /** Year of the declaration, four digits. */
  year: string;
  /** Key of the first value declaration; only a warehouse's message asks. */
  firstDva: string;
  catalogued: Catalogued;
}

/** Function of a message that says something for the first time. */
export const ORIGINAL = '9';

const contexts = new WeakMap<Reference, Map<string, DucaXmlContext>>();

/** Context of a declaration's message; the same object for the same answers, so that what hangs on it is kept. */
export function xmlContext(body: DucaBody, reference: Reference, functionCode = ORIGINAL): DucaXmlContext {
  const modality = body.DUCA.MODALIDAD;
  const firstDva = modality === 'DA' ? (body.DVAS[0]?.ID_DVA ?? '') : '';
  const known = contexts.get(reference) ?? new Map<string, DucaXmlContext>();
  contexts.set(reference, known);
  const key = `${modality}|${functionCode}|${firstDva}`;
  let context = known.get(key);
  if (!context) {
    const setting = (name: string): boolean => reference.row(catalogue.settings, name)?.['ACTIVO'] === '1';
    context = {
      modality,
      exit: reference.row(catalogue.modalities, modality)?.['SALIDA'] === '1',
      wholeTotals: setting('XML_TOTALES_ENTEROS'),
      preference8: setting('XML_PARTIDA_8_DIGITOS'),
      variant: setting('XML_MENSAJE_VARIANTE'),
      functionCode,
      year: reference.today.slice(0, 4),
      firstDva,
      catalogued: cataloguedBy(reference),
    };
    known.set(key, context);
  }
  return context;
}
