import type { CertificationBody } from '../../cafta/dataSets.ts';
import { objectionsTo, type Claim } from '../../cafta/objections.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { servedDay } from '../declaredDay.ts';
import { claimedLines } from './origin.ts';

/** Whether the parties write the certification of an agreement themselves, so that the company keeps it. */
const isOwn = (agreement: string, reference: Reference): boolean =>
  reference.row(catalogue.agreements1, agreement)?.['CERTIFICACION_PROPIA'] === '1';

/** A fraction, and a number of box 54 with which it claims what the company's certifications prove. */
export interface OwnClaim {
  number: string;
  /** Place of the document in box 54, and of the fraction. */
  paper: number;
  at: number;
  claim: Claim;
}

/** What a fraction claims with a certification. */
export const claimOf = (
  body: DucaBody,
  fraction: Pick<DucaFraction, 'ACUERDO_1_ID' | 'CLASIFICACION_ARANCELARIA' | 'CRITERIO_ORIGEN'>,
  reference: Reference,
): Claim => ({
  agreement: fraction.ACUERDO_1_ID,
  code: fraction.CLASIFICACION_ARANCELARIA,
  criterion: fraction.CRITERIO_ORIGEN,
  importer: body.IMPORTADOR.NUMERO_IDENTIFICACION,
  day: servedDay(body, reference),
});

/** The claims of a declaration that a kept certification proves. */
export const ownClaims = (body: DucaBody, reference: Reference): OwnClaim[] =>
  claimedLines(body, reference).flatMap(({ fraction, at, certificates }) =>
    isOwn(fraction.ACUERDO_1_ID, reference)
      ? certificates.flatMap((paper): OwnClaim[] => {
          const number = body.DOCUMENTOS[paper]!.NUMERO_DOCUMENTO;
          return number === '' ? [] : [{ number, paper, at, claim: claimOf(body, fraction, reference) }];
        })
      : [],
  );

/** What a kept certification is called, where it is opened, and what it says. */
export interface NamedCertification {
  id: string;
  state: string;
  body: CertificationBody;
}

/** Claims whose certification is not kept, or says something else than the line. */
export function certificationProblems(
  claims: readonly OwnClaim[],
  kept: ReadonlyMap<string, NamedCertification>,
): Problem[] {
  const unknown = new Set<number>();
  return claims.flatMap(({ number, paper, at, claim }): Problem[] => {
    const certification = kept.get(number);
    if (!certification) {
      if (unknown.has(paper)) return [];
      unknown.add(paper);
      const message = `Casilla 54.2, línea ${paper + 1}: la certificación de origen ${number} no está entre las de la empresa, y no se comprobó a quién ni qué ampara. Regístrela en Certificaciones de origen.`;
      return [warning('duca.certification-unknown', `DOCUMENTOS[${paper}].NUMERO_DOCUMENTO`, message)];
    }
    const objections = objectionsTo(certification.body, certification.state, claim);
    if (objections.length === 0) return [];
    const message = `Casilla 44, línea ${at + 1}: la certificación de origen ${number} ${objections.join('; ')}. Revise la línea o presente otra certificación.`;
    const other = {
      module: 'cafta' as const,
      id: certification.id,
      path: '',
      label: `Certificación de origen ${number}`,
    };
    return [{ ...warning('duca.certification', `FRACCIONES[${at}].ACUERDO_1_ID`, message), other }];
  });
}
