import { duaKind } from '../../shared/dua/kind.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import type { DuaOperation } from '../../shared/dua/xml/context.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Implementation } from '../runtime/executor.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import { sendAmendmentOf, withdrawOf } from '../transmission/declarations/amendments.ts';
import { seal, underWay } from '../transmission/declarations/seal.ts';
import { duaDeclaration } from './declaration.ts';
import { duasOf } from './duas.ts';
import { lookThrough } from './readiness.ts';

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

/** Sends the modification of a registered DUA: the papers that it adds are asked as before any seal. */
export const sendAmendment: Implementation<typeof duaProcedures.sendAmendment> = (call) =>
  sendAmendmentOf(duaDeclaration, call, async (stored) => {
    const reference = await call.reference();
    const { bytes, problems } = await messageOf(stored.body, reference, 'M');
    const around = await lookThrough(call, stored, reference);
    requireReady(duaKind.noun, [...problems, ...around.problems]);
    return { bytes, seen: around.versions, holds: around.claims };
  });

/** Asks SARAH to withdraw a registered DUA. */
export const withdraw: Implementation<typeof duaProcedures.withdraw> = (call) =>
  withdrawOf(duaDeclaration, call, async (body) => {
    const { bytes, problems } = await messageOf(body, await call.reference(), 'D');
    requireReady(duaKind.noun, problems);
    return bytes;
  });
