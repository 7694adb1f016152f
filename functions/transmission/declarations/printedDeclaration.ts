import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { PrintedDeclaration } from '../../../shared/transmission/printStanding.ts';
import type { Stored } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { saidByVersion } from './acceptedAct.ts';
import { sealOfAccepted } from './acceptedSeal.ts';
import type { DeclarationKind, DeclarationRow } from './declaration.ts';

/** What the print of a declaration says of itself, and the seal of what was accepted; '' where nothing was. */
interface Printed {
  of: PrintedDeclaration;
  seal: string;
}

/** A version as it is printed. */
export async function printedVersion<B extends AnyBody>(
  kind: Pick<DeclarationKind<B>, 'definition' | 'numberOf'>,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  stored: Stored<B>,
  version: number,
): Promise<Printed> {
  const { ESTADO: state, OPERACION_SELLADA: operation }: DeclarationRow = stored.header;
  const { says, act } = await saidByVersion(kind, call, stored, version);
  const of = { state, operation, answered: kind.numberOf(stored.body) !== '', says };
  return { of, seal: act?.hash ?? '' };
}

/** The newest version as it is printed, by what its header says. */
export const printedNow = (header: DeclarationRow, number: string): Printed => ({
  of: { state: header.ESTADO, operation: header.OPERACION_SELLADA, answered: number !== '' },
  seal: sealOfAccepted(header),
});
