import { duaKind } from '../../shared/dua/kind.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import type { DuaOperation } from '../../shared/dua/xml/context.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import type { Stored } from '../runtime/documents/store.ts';
import { sendAmendmentOf, withdrawOf } from '../transmission/declarations/amendments.ts';
import { seal, underWay } from '../transmission/declarations/seal.ts';
import { duaDeclaration } from './declaration.ts';
import { duasOf } from './duas.ts';
import { lookThrough } from './readiness.ts';
import { titlesTaken } from './titles.ts';

/** The exact bytes for an operation, and what keeps them from being whole. */
async function messageOf(
  body: DuaBody,
  reference: Reference,
  operation: DuaOperation,
): Promise<{ bytes: Uint8Array; problems: Problem[] }> {
  const { buildDuaXml } = await import('../../shared/dua/xml/buildDuaXml.ts');
  const { bytes = new Uint8Array(), problems } = buildDuaXml(body, reference, operation);
  return { bytes, problems };
}

/**
 * Asks SARAH what it would say of the version as it is, and what it owes. It changes nothing there, so it may be asked as
 * often as wanted (spec 4, operation codes); the answer's liquidation is what `validation` shows.
 */
export const validate: Implementation<typeof duaProcedures.validate> = async (call) => {
  const opened = await duasOf(call).open(call.input.ID);
  const reference = await call.reference();
  const { header, body } = opened;
  const wanted = { transition: 'validate', action: 'validarse', lock: call.input.LOCK };
  const there = await underWay(duaDeclaration, call, header, wanted);
  if (there) return there;
  const { bytes, problems } = await messageOf(body, reference, 'V');
  const around = await lookThrough(call, opened, reference);
  requireReady(duaKind.noun, [...problems, ...around.problems]);
  return seal(duaDeclaration, call, {
    header,
    bytes,
    key: plainOrderNumber(body.DECLARACION.NO_ORDEN),
    operation: 'V',
    transition: 'validate',
  });
};

/** Seals the current version and sends it to be registered; its papers are taken into use with it. */
export const register: Implementation<typeof duaProcedures.register> = async (call) => {
  const store = duasOf(call);
  const opened = await store.open(call.input.ID);
  const reference = await call.reference();
  const { header, body } = opened;
  const wanted = { transition: 'transmit', action: 'registrarse', lock: call.input.LOCK };
  const there = await underWay(duaDeclaration, call, header, wanted);
  if (there) return there;
  const { bytes, problems } = await messageOf(body, reference, 'R');
  const around = await lookThrough(call, opened, reference);
  requireReady(duaKind.noun, [...problems, ...around.problems]);
  const { services, scope } = call;
  return seal(duaDeclaration, call, {
    header,
    bytes,
    key: plainOrderNumber(body.DECLARACION.NO_ORDEN),
    operation: 'R',
    transition: 'transmit',
    seen: around.versions,
    takes: await duaDeclaration.used({ services, scope, store, stored: opened }),
    holds: around.claims,
  });
};

/** Sends the modification of a registered DUA. */
export const sendAmendment: Implementation<typeof duaProcedures.sendAmendment> = (call) => {
  const holds = async () => (await titlesTaken(call, await duasOf(call).open(call.input.ID))).writes;
  return sendAmendmentOf(duaDeclaration, call, (stored) => readyBytes(call, stored, 'M'), holds);
};

/** Asks SARAH to withdraw a registered DUA. */
export const withdraw: Implementation<typeof duaProcedures.withdraw> = (call) =>
  withdrawOf(duaDeclaration, call, async (body) => {
    const { bytes, problems } = await messageOf(body, await call.reference(), 'D');
    requireReady(duaKind.noun, problems);
    return bytes;
  });

async function readyBytes(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  operation: DuaOperation,
): Promise<Uint8Array> {
  const reference = await call.reference();
  const { bytes, problems } = await messageOf(stored.body, reference, operation);
  const around = await lookThrough(call, stored, reference);
  requireReady(duaKind.noun, [...problems, ...around.problems]);
  return bytes;
}
