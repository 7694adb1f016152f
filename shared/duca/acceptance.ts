import { isDate, isDateTime } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { channelTransition } from '../transmission/declarationLife.ts';
import type { ResultFacts } from '../transmission/facts.ts';
import type { DucaBody } from './dataSets.ts';
import { validUntil } from './validity.ts';
import { keysOf } from '../foundation/keyed.ts';

/**
 * What the authority's answer adds to the declaration; itself when it adds nothing new. What it did not say stays, but
 * for a signature that is missing of it: one that was taken off, or of the version before, is not shown as its own. Nor is
 * the code of the version before.
 */
export function withAcceptance(body: DucaBody, facts: ResultFacts, reference: Reference): DucaBody {
  const accepted = isDateTime(facts.FECHA) || isDate(facts.FECHA) ? facts.FECHA : '';
  const day = accepted.slice(0, 10);
  const said: Partial<DucaBody['DUCA']> = {
    NUMERO_DUCA: facts.NUMERO,
    FECHA_ACEPTACION: isDateTime(accepted) ? accepted : day && `${day}T00:00:00`,
    FIRMA_ELECTRONICA: facts.FIRMA,
    CODIGO_QR: facts.QR ?? body.DUCA.CODIGO_QR,
    CANAL_SELECTIVO: channelTransition(facts.CANAL) ? facts.CANAL : '',
    VALIDA_HASTA: day && validUntil(day, reference),
  };
  const unsigned = facts.FALTAN.includes('FIRMA');
  const news = keysOf(said)
    .filter((name) => said[name] !== '' || (name === 'FIRMA_ELECTRONICA' && unsigned) || name === 'CODIGO_QR')
    .filter((name) => body.DUCA[name] !== said[name])
    .map((name) => [name, said[name]]);
  return news.length === 0 ? body : { ...body, DUCA: { ...body.DUCA, ...Object.fromEntries(news) } };
}
