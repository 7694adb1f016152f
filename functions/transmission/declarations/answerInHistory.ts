import { isDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { withAcceptedVersion } from '../../../shared/transmission/acceptedVersions.ts';
import { channelTransition } from '../../../shared/transmission/declarationLife.ts';
import { operations } from '../../../shared/transmission/operations.ts';
import type { TransmissionOutcome } from '../outcomeOf.ts';
import type { Declaration, DeclarationRow } from './declaration.ts';

/** The link of the chain that an acceptance is. */
export function linkOf<B extends AnyBody>(
  { stored, services }: Declaration<B>,
  { summary, facts }: TransmissionOutcome,
): Parameters<typeof withAcceptedVersion>[1] {
  const { ENMIENDA }: DeclarationRow = stored.header;
  return {
    OPERACION: operations[summary.OPERACION].label,
    VERSION: String(summary.VERSION),
    FECHA: isDateTime(facts.FECHA) ? facts.FECHA : localDateTime(services.now()),
    MOTIVO: summary.OPERACION === 'R' ? '' : (ENMIENDA?.MOTIVO ?? ''),
    USUARIO: summary.USUARIO,
  };
}

/** What the history says of an answer. */
export function actionOf({ summary: { OPERACION }, facts }: TransmissionOutcome, authority: string): string {
  const unsigned = facts.FALTAN.includes('FIRMA') ? ', sin firma' : '';
  if (OPERACION === 'M') return `Rectificación aceptada por ${authority}`;
  if (OPERACION === 'D') return `Anulación aceptada por ${authority}`;
  return channelTransition(facts.CANAL)
    ? `Canal ${facts.CANAL.toLowerCase()} de ${authority}`
    : `Aceptada por ${authority}${unsigned}`;
}
