import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { ANSWERED_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import { refusedAct } from '../../../shared/transmission/refusedAct.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { outcomeOf, transmissionsOf } from '../outcomeOf.ts';
import { sealOfAccepted } from './acceptedSeal.ts';
import { olderThanSent } from './restored.ts';
import { declarationStore, type DeclarationKind, type DeclarationRow } from './declaration.ts';

export interface DeclarationStatus {
  header: DocumentHeader;
  VERSION_SELLADA: number;
  OPERACION_SELLADA: Operation;
  ID_TRANSMISION: string;
  HUELLA: string;
  HUELLA_ACEPTADA: string;
  problems: Problem[];
  RESULTADO?: ResultFacts;
  COPIA_ANTERIOR?: string;
  TRANSMISIONES: TransmissionSummary[];
}

/** How the transmission of a declaration stands; the screen polls it in the background while it is not final. */
export async function statusOf(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  header: DeclarationRow,
): Promise<DeclarationStatus> {
  const transmissions = await transmissionsOf(services, scope, header.ID);
  const operation = header.OPERACION_SELLADA ?? 'R';
  const sealed = transmissions.find(
    (each) => each.OPERACION === operation && each.VERSION === header.VERSION_SELLADA,
  );
  const outcome = sealed && (await outcomeOf(services, scope, sealed.ID));
  const refused = openRefusal(header, transmissions);
  const refusal = refused && (refused === sealed ? outcome : await outcomeOf(services, scope, refused.ID));
  const older = await olderThanSent({ services, scope }, header, transmissions);
  return {
    header: publicHeader(header),
    ...(older === undefined ? {} : { COPIA_ANTERIOR: older }),
    VERSION_SELLADA: header.VERSION_SELLADA ?? 0,
    OPERACION_SELLADA: operation,
    ID_TRANSMISION: sealed?.ID ?? '',
    HUELLA: header.HUELLA ?? '',
    HUELLA_ACEPTADA: sealOfAccepted(header),
    problems: refusal?.facts.PROBLEMAS ?? [],
    ...(outcome ? { RESULTADO: outcome.facts } : {}),
    TRANSMISIONES: transmissions,
  };
}

/**
 * The act that the authority refused, while nobody sent it again or gave it up. Changes were refused before their header
 * kept the words: one that is open tells it by what was sent since it was begun.
 */
function openRefusal(
  { ESTADO, ENMIENDA, RECHAZO = '' }: DeclarationRow,
  transmissions: readonly TransmissionSummary[],
): TransmissionSummary | undefined {
  const refused = refusedAct(transmissions);
  const isOpen =
    ESTADO === 'CORRECCION'
      ? (refused?.VERSION ?? 0) > (ENMIENDA?.BASE ?? 0)
      : ESTADO === 'RECHAZADA' || (RECHAZO !== '' && ANSWERED_STATES.includes(ESTADO));
  return isOpen ? refused : undefined;
}

export const declarationHeader = <B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Pick<Call<{ ID: string }>, 'input' | 'services' | 'scope'>,
): Promise<DeclarationRow> => declarationStore(kind, call).header(call.input.ID);
