import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Stored } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { evidenceOf } from '../archive.ts';
import { findTransmission } from '../handOver.ts';
import { readHead } from '../job.ts';
import { sealedObject, type TransmissionRow } from '../rows.ts';
import { saidByVersion, type SaidByVersion } from './acceptedAct.ts';
import type { DeclarationKind, DeclarationRow } from './declaration.ts';

/** States in which every version since the seal only adds answers. */
const WITH_AUTHORITY: readonly string[] = [...IN_FLIGHT_STATES, 'DESISTIDA'];

type Parts = Pick<Call<unknown>, 'services' | 'scope'>;

/** A version as a message, and the act that it is sent for. */
export interface SealedMessage {
  /** The very bytes that were sealed; absent of a version that was not. */
  bytes?: Uint8Array;
  version: number;
  operation: Operation;
}

/**
 * What was sealed of a version: of one that was sealed, and of those that only add what the authority answered. No
 * person's options and no list of today change it. Of any other one, the act that it would be sent as.
 */
export async function sealedMessage<B extends AnyBody>(
  kind: Pick<DeclarationKind<B>, 'definition' | 'numberOf'>,
  { services, scope }: Parts,
  stored: Stored<B>,
  version: number,
): Promise<SealedMessage> {
  const parts = { services, scope };
  const act = await sealedAs(kind.definition.module, parts, stored.header, version);
  const said: Partial<SaidByVersion> = act ? { act } : await saidByVersion(kind, parts, stored, version);
  const bytes = said.act && (await evidenceOf(services, scope, sealedObject(said.act)));
  if (said.act && bytes) return { bytes, version: said.act.version, operation: said.act.operation };
  return { version, operation: said.says === 'CAMBIO' ? 'M' : 'R' };
}

/** The act that was sealed of that very version. While it is with the authority, and once it is withdrawn, nobody writes another. */
async function sealedAs(
  kind: string,
  { services, scope }: Parts,
  {
    ESTADO,
    VERSION_SELLADA: sealed = 0,
    CLAVE_SELLADA: key = '',
    OPERACION_SELLADA: last = 'R',
  }: DeclarationRow,
  version: number,
): Promise<TransmissionRow | undefined> {
  const isLast = version === sealed || (version > sealed && WITH_AUTHORITY.includes(ESTADO));
  const acts: readonly Operation[] = isLast ? [last] : ['M', 'R'];
  for (const operation of acts) {
    const identity = { kind, key, version: isLast ? sealed : version, operation } as const;
    const known = await findTransmission(services, scope, identity);
    if (known) return readHead(services, scope, known.id);
  }
  return undefined;
}
