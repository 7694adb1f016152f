import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { XML_MODULE, xmlPreferences, type MessageAct } from '../../shared/duca/xml/preferences.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { sendAmendmentOf, withdrawOf } from '../transmission/declarations/amendments.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducaDeclaration } from './declaration.ts';
import { requireDucaReady } from './readiness.ts';

/** Sends the rectification of a DUCA that SAT accepted. */
export const sendAmendment: Implementation<typeof ducaProcedures.sendAmendment> = (call) =>
  sendAmendmentOf(ducaDeclaration, call, (body) => wholeBytes(call, body, 'M'));

/** Asks SAT to annul a DUCA that it accepted. */
export const withdraw: Implementation<typeof ducaProcedures.withdraw> = (call) =>
  withdrawOf(ducaDeclaration, call, (body) => wholeBytes(call, body, 'D'));

/** The exact bytes, whole. What is declared is not formed anew: its papers are closed and say what they said. */
async function wholeBytes(call: Call<unknown>, body: DucaBody, act: MessageAct): Promise<Uint8Array> {
  const [reference, options] = await Promise.all([
    call.reference(),
    loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } }),
  ]);
  const { buildDucaXml } = await import('../../shared/duca/xml/buildDucaXml.ts');
  const { bytes, problems } = buildDucaXml(body, reference, false, {
    act,
    preferences: xmlPreferences(reference, options),
  });
  requireDucaReady(body, reference, problems);
  return bytes!;
}
