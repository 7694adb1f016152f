import type { param } from '../../../shared/foundation/contracts/params.ts';
import type { Procedure } from '../../../shared/foundation/contracts/procedure.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import { call } from '../../api/call.ts';
import type { DeclarationStatus } from './objections.ts';
import type { Find } from './useHandingOver.tsx';

/** Tells how what was sent of a document stands. */
export type StatusContract = Procedure<{ ID: ReturnType<typeof param.id> }, DeclarationStatus>;

/** As long as a person waits who does not know. */
const TIMEOUT_MS = 10_000;

/**
 * How a version that was handed over is found again.
 * @param seen what the act was asked of
 * @returns asks for the id of its transmission
 */
export const findHandedOver =
  (
    status: StatusContract,
    seen: { ID: string; LOCK: number; VERSION: number },
    operation: Operation,
  ): Find<string> =>
  async () => {
    const { header, TRANSMISIONES } = await call(
      status,
      { ID: seen.ID },
      { background: true, timeout: TIMEOUT_MS },
    );
    // Under the lock that was seen it was not done, whatever was sent of this version before.
    if (header.LOCK <= seen.LOCK) return undefined;
    return TRANSMISIONES.find(({ OPERACION, VERSION }) => OPERACION === operation && VERSION >= seen.VERSION)
      ?.ID;
  };
