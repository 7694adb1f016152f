import { isDate, isDateTime } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { type CHANNELS, type ResultFacts } from '../transmission/facts.ts';
import type { DucaBody } from './dataSets.ts';
import type { DucaTransition } from './states.ts';
import { validUntil } from './validity.ts';
import { keysOf } from '../foundation/keyed.ts';

/** What the authority's answer adds to the declaration; itself when it adds nothing new. What it did not say stays. */
export function withAcceptance(body: DucaBody, facts: ResultFacts, reference: Reference): DucaBody {
  const accepted = isDateTime(facts.FECHA) || isDate(facts.FECHA) ? facts.FECHA : '';
  const day = accepted.slice(0, 10);
  const said: Partial<DucaBody['DUCA']> = {
    NUMERO_DUCA: facts.NUMERO,
    FECHA_ACEPTACION: isDateTime(accepted) ? accepted : day && `${day}T00:00:00`,
    FIRMA_ELECTRONICA: facts.FIRMA,
    CANAL_SELECTIVO: channelTransition(facts.CANAL) ? facts.CANAL : '',
    VALIDA_HASTA: day && validUntil(day, reference),
  };
  const news = keysOf(said)
    .filter((name) => said[name] !== '' && body.DUCA[name] !== said[name])
    .map((name) => [name, said[name]]);
  return news.length === 0 ? body : { ...body, DUCA: { ...body.DUCA, ...Object.fromEntries(news) } };
}

const TRANSITIONS: ReadonlyMap<string, DucaTransition> = new Map<(typeof CHANNELS)[number], DucaTransition>([
  ['VERDE', 'green'],
  ['AMARILLO', 'yellow'],
  ['ROJO', 'red'],
]);

/** Transition that a channel means; undefined while it is pending or not said. */
export const channelTransition = (channel: string): DucaTransition | undefined => TRANSITIONS.get(channel);
