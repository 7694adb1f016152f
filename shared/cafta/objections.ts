import { formatDate } from '../foundation/dates/date.ts';
import type { CertificationBody } from './dataSets.ts';
import { COMPARED_DIGITS, COVERAGE } from './terms.ts';

/** What a line of a declaration claims with a certification. */
export interface Claim {
  agreement: string;
  /** Tariff code without points. */
  code: string;
  criterion: string;
  /** Tax id of who imports; '' while it is not written. */
  importer: string;
  /** Day of the acceptance, today until then. */
  day: string;
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const heading = (code: string): string => code.slice(0, COMPARED_DIGITS);

/** Why a certification does not serve a claim, as parts of a sentence; none when it does. */
export function objectionsTo(
  { CERTIFICACION, MERCANCIAS }: CertificationBody,
  state: string,
  claim: Claim,
): string[] {
  const { ACUERDO, ALCANCE, NIT_IMPORTADOR, FECHA_VENCIMIENTO, PERIODO_DESDE, PERIODO_HASTA } = CERTIFICACION;
  const found: string[] = [];
  if (state !== 'EMITIDA') found.push(state === 'ANULADA' ? 'está anulada' : 'todavía no se ha emitido');
  if (ACUERDO !== '' && ACUERDO !== claim.agreement) found.push('es de otro acuerdo');
  if (FECHA_VENCIMIENTO !== '' && claim.day > FECHA_VENCIMIENTO)
    found.push(`venció el ${formatDate(FECHA_VENCIMIENTO)}`);
  const outside =
    (PERIODO_DESDE !== '' && claim.day < PERIODO_DESDE) ||
    (PERIODO_HASTA !== '' && claim.day > PERIODO_HASTA);
  if (ALCANCE === COVERAGE.blanket && outside)
    found.push(`ampara del ${formatDate(PERIODO_DESDE)} al ${formatDate(PERIODO_HASTA)}`);
  if (NIT_IMPORTADOR !== '' && claim.importer !== '' && plain(NIT_IMPORTADOR) !== plain(claim.importer))
    found.push(`es del importador con NIT ${NIT_IMPORTADOR}`);
  const own = MERCANCIAS.filter((each) => heading(each.CLASIFICACION_ARANCELARIA) === heading(claim.code));
  if (claim.code !== '' && own.length === 0) found.push('no ampara mercancías de esa clasificación');
  const criteria = own.map((each) => each.CRITERIO_ORIGEN).filter((each) => each !== '');
  if (claim.criterion !== '' && criteria.length > 0 && !criteria.includes(claim.criterion))
    found.push(`dice el criterio ${[...new Set(criteria)].join(' o ')} y la línea ${claim.criterion}`);
  return found;
}
