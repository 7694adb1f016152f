import { expect } from 'vitest';
import { EVIDENCE, sha256 } from '../../functions/transmission/archive.ts';
import { readSteps, unbroken } from '../../functions/transmission/evidence.ts';
import { opened } from '../../functions/transmission/open.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { scope, type World } from './world.ts';

/** What must hold after every run (reliability, invariants I1 to I6 and I8). */
export async function assertInvariants(world: World, id: string): Promise<TransmissionRow> {
  const { ledger } = world.authorities;
  const head = await world.head(id);
  const steps = await readSteps(world.services, head);
  const acts = ledger.acts(head.key).filter((act) => act.operation === head.operation);
  const receipts = ledger.receipts(head.key).filter((each) => each.operation === head.operation);
  const context = `${head.key} ${head.state} ${steps.map((step) => `${step.state}:${step.reason}`).join(' ')}`;

  expect(acts.length, `I1 at most one effect: ${context}`).toBeLessThanOrEqual(1);
  if (head.state === 'ACCEPTED' || head.state === 'CHANNEL') {
    const proof = steps.find((step) => step.state === 'ACCEPTED')?.exchange;
    expect(proof?.RESPUESTA ?? proof?.SOLICITUD, `I2 acceptance has evidence: ${context}`).toBeDefined();
    for (const object of [proof?.SOLICITUD, proof?.RESPUESTA]) {
      const bytes = object && (await world.services.files.get(scope(), EVIDENCE, object.NOMBRE));
      if (object)
        expect(bytes && sha256(bytes), `I2 evidence is what was recorded: ${object.NOMBRE}`).toBe(
          object.SHA256,
        );
    }
  }
  if (acts.length > 0)
    expect(['ACCEPTED', 'CHANNEL', 'NEEDS_HUMAN'], `I3 acceptance reaches us: ${context}`).toContain(
      head.state,
    );
  const intents = steps.filter((step) => step.state === 'SENDING').length;
  expect(receipts.length, `I4 intent before every send: ${context}`).toBeLessThanOrEqual(intents);
  const sealed = await world.services.files.get(scope(), EVIDENCE, head.object);
  expect(sealed && sha256(sealed), `I5 archived as sealed: ${context}`).toBe(head.hash);
  for (const receipt of receipts) expect(receipt.hash, `I5 sent as sealed: ${context}`).toBe(head.hash);
  await assertHonest(world, id);
  expect(unbroken(head, steps), `chain unbroken: ${context}`).toBe(true);
  return head;
}

/** I6: doubt is never called an error, and offers no resend; I8: every state has its sentence. */
export async function assertHonest(world: World, id: string): Promise<void> {
  const shown = await opened(world.services, scope(), id);
  const texts = [
    shown.ETIQUETA,
    shown.SABEMOS,
    ...shown.LINEA.flatMap((step) => [step.ETIQUETA, step.FRASE]),
  ];
  for (const text of texts) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/error|fall[óo]/i);
  }
  if (['UNKNOWN', 'RECONCILING', 'SENDING'].includes(shown.ESTADO)) {
    expect(shown.ACCIONES.map((each) => each.ETIQUETA).join()).not.toMatch(/enviar/i);
  }
}
