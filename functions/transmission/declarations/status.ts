import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { outcomeOf, transmissionsOf } from '../outcomeOf.ts';
import { sealOfAccepted } from './acceptedSeal.ts';
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
  const objecting = header.ESTADO === 'CORRECCION' ? changeSent(header, transmissions) : sealed;
  const objected =
    objecting === sealed ? outcome : objecting && (await outcomeOf(services, scope, objecting.ID));
  return {
    header: publicHeader(header),
    VERSION_SELLADA: header.VERSION_SELLADA ?? 0,
    OPERACION_SELLADA: operation,
    ID_TRANSMISION: sealed?.ID ?? '',
    HUELLA: header.HUELLA ?? '',
    HUELLA_ACEPTADA: sealOfAccepted(header),
    problems: ['RECHAZADA', 'CORRECCION'].includes(header.ESTADO) ? (objected?.facts.PROBLEMAS ?? []) : [],
    ...(outcome ? { RESULTADO: outcome.facts } : {}),
    TRANSMISIONES: transmissions,
  };
}

/** The change that was sent last since it was begun: while it is corrected, the authority refused it. */
const changeSent = (
  { ENMIENDA }: DeclarationRow,
  newestFirst: readonly TransmissionSummary[],
): TransmissionSummary | undefined =>
  newestFirst.find(({ OPERACION, VERSION }) => OPERACION === 'M' && VERSION > (ENMIENDA?.BASE ?? 0));

export const declarationHeader = <B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Pick<Call<{ ID: string }>, 'input' | 'services' | 'scope'>,
): Promise<DeclarationRow> => declarationStore(kind, call).header(call.input.ID);
