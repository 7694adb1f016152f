import { declaresExit } from '../../catalogues/movement.ts';
import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaBody } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { minimumDescriptionsBy, type MinimumDescriptions } from '../minimumDescriptions.ts';
import { firstInWarehouse } from './rules/firstInWarehouse.ts';
import {
  functionCodeOf,
  softwareProviderOf,
  xmlPreferences,
  type MessageAct,
  type XmlPreferences,
} from './preferences.ts';

/** What the rules of the message ask besides the record at hand. One object for the same answers. */
export interface DucaXmlContext extends XmlPreferences {
  modality: string;
  /** The modality leaves the country: the office sent is that of exit (spec 5, XML generation). */
  exit: boolean;
  /** Message function of what is asked; used unless the variant is set. */
  functionCode: string;
  /** Id of the software's provider at the authority (spec 9, message values). */
  provider: string;
  /** Year of the declaration's day, four digits: in January what was accepted in December says what it said. */
  year: string;
  /** Key of the first value declaration; only a warehouse's message asks. */
  firstDva: string;
  /** The value declarations that others belong to. */
  dvas: DucaBody['DVAS'];
  /** Number in the declaration to that in the message, of the goods whose details are sent; only details ask. */
  itemNumbers?: ReadonlyMap<string, string>;
  /** Packages of the fractions where they are sent whole and are not (`wholePackages`); only who writes them asks. */
  packages?: ReadonlyMap<AnyRecord, string>;
  catalogued: MinimumDescriptions['catalogued'];
}

/** What a message is asked to be besides what its declaration says. */
export interface XmlChoices {
  /** What it asks of the authority; a registration when it is not said. */
  act?: MessageAct;
  /** Of the person who seals; those of the country's settings when nobody is known. */
  preferences?: XmlPreferences;
}

type UsualContext = Omit<DucaXmlContext, 'dvas'>;

const contexts = new WeakMap<Reference, Map<string, UsualContext>>();
const ofDvas = new WeakMap<UsualContext, WeakMap<DucaBody['DVAS'], DucaXmlContext>>();

/** Context of a declaration's message; the same object for the same answers, so that what hangs on it is kept. */
export function xmlContext(
  body: DucaBody,
  reference: Reference,
  { act = 'R', preferences = xmlPreferences(reference) }: XmlChoices = {},
): DucaXmlContext {
  const functionCode = functionCodeOf(reference, act);
  const modality = body.DUCA.MODALIDAD;
  const firstDva = modality === 'DA' ? (body.DVAS[0]?.ID_DVA ?? '') : '';
  const known = contexts.get(reference) ?? new Map<string, UsualContext>();
  contexts.set(reference, known);
  const { wholeTotals, preference8, variant } = preferences;
  // Goods are described by the lists and the year of the declaration's day, whenever its message is written.
  const own = onDay(reference, declaredDay(body));
  const key = [modality, functionCode, firstDva, wholeTotals, preference8, variant, own.day].join('|');
  let usual = known.get(key);
  if (!usual) {
    usual = {
      modality,
      exit: declaresExit(modality, reference),
      wholeTotals,
      preference8,
      variant,
      functionCode,
      provider: softwareProviderOf(reference),
      year: own.day.slice(0, 4),
      firstDva,
      catalogued: minimumDescriptionsBy(own).catalogued,
    };
    known.set(key, usual);
  }
  const context = withDvas(usual, body.DVAS);
  if (body.ITEM_CARACTERISTICAS.length === 0) return context;
  let numbers: ReadonlyMap<string, string> | undefined;
  return {
    ...context,
    // When the details are written, whose failure is theirs alone.
    get itemNumbers() {
      return (numbers ??= sentNumbers(body, context));
    },
  };
}

/** Value declarations are kept as long as their document is, and not as long as the lists are. */
function withDvas(usual: UsualContext, dvas: DucaBody['DVAS']): DucaXmlContext {
  const known = ofDvas.get(usual) ?? new WeakMap<DucaBody['DVAS'], DucaXmlContext>();
  ofDvas.set(usual, known);
  let context = known.get(dvas);
  if (!context) {
    context = { ...usual, dvas };
    known.set(dvas, context);
  }
  return context;
}

/**
 * Only details name goods by number. A warehouse's message leaves goods out, and goods under agreement 2 have no
 * details, whoever typed them (spec 5, preferential agreement 2).
 */
function sentNumbers(body: DucaBody, context: DucaXmlContext): Map<string, string> {
  const numbers = new Map<string, string>();
  let sent = 0;
  body.FRACCION_ITEMS.forEach((item, line) => {
    if (!firstInWarehouse(item, line, context)) return;
    sent += 1;
    if (item.ACUERDO_PREFERENCIAL_2 === '') numbers.set(String(line + 1), String(sent));
  });
  return numbers;
}
