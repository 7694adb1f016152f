import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { XML_MODULE, xmlPreferences, type MessageAct } from '../../shared/duca/xml/preferences.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { sendAmendmentOf, withdrawOf } from '../transmission/declarations/amendments.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { lookAround } from './around.ts';
import { ducaDeclaration } from './declaration.ts';
import { requireDucaReady } from './readiness.ts';

/**
 * Sends the rectification of a DUCA that SAT accepted: whole, by the law of the day on which it was. The papers with which
 * it was accepted are closed and say what they said; those that it adds are asked as before any seal.
 */
export const sendAmendment: Implementation<typeof ducaProcedures.sendAmendment> = (call) =>
  sendAmendmentOf(ducaDeclaration, call, async (stored) => {
    const reference = await call.reference();
    const [{ bytes, problems }, around] = await Promise.all([
      messageOf(call, stored.body, reference, 'M'),
      lookAround(call, stored, reference),
    ]);
    requireDucaReady(stored.body, reference, [...problems, ...around.problems]);
    return { bytes: bytes!, seen: around.versions, holds: around.claims };
  });

/** Asks SAT to annul a DUCA that it accepted. */
export const withdraw: Implementation<typeof ducaProcedures.withdraw> = (call) =>
  withdrawOf(ducaDeclaration, call, async (body) => {
    const { bytes, problems } = await messageOf(call, body, await call.reference(), 'D');
    requireReady(ducaKind.noun, problems);
    return bytes!;
  });

/** The exact bytes of an act, and what keeps them from being whole. */
async function messageOf(
  call: Call<unknown>,
  body: DucaBody,
  reference: Reference,
  act: MessageAct,
): Promise<Pick<DucaXml, 'bytes' | 'problems'>> {
  const options = await loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } });
  const { buildDucaXml } = await import('../../shared/duca/xml/buildDucaXml.ts');
  return buildDucaXml(body, reference, false, { act, preferences: xmlPreferences(reference, options) });
}
