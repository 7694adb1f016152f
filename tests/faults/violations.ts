import { sha256 } from '../../functions/runtime/digest.ts';
import { EVIDENCE } from '../../functions/transmission/archive.ts';
import { readSteps, unbroken } from '../../functions/transmission/evidence.ts';
import { opened } from '../../functions/transmission/open.ts';
import type { StepRow, TransmissionRow } from '../../functions/transmission/rows.ts';
import type { TenantScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import type { Ledger } from '../../infra/embedded/authorities/ledger.ts';

/** A validation changes nothing at the authority. */
const HARMLESS = 'V';
const MOST_NUMBERS = 100;

/** Where a transmission lived, and the authority's own book of it. */
export interface Place {
  services: Services;
  ledger: Ledger;
}

/**
 * What does not hold of a transmission that must hold after every run: at most one effect, no acceptance without
 * evidence, no byte without an earlier intent, what was sent is what was sealed, doubt is never called an error.
 * @param others hashes of what else was handed over with this operation under the number: corrected versions.
 */
export async function violationsOf(
  place: Place,
  head: TransmissionRow,
  by: TenantScope,
  others: readonly string[] = [],
): Promise<string[]> {
  const { services, ledger } = place;
  const steps = await readSteps(services, head);
  const ofIt = (each: { operation: string; hash: string }): boolean =>
    each.operation === head.operation && !others.includes(each.hash);
  const acts = ledger.acts(head.key).filter(ofIt);
  const receipts = ledger.receipts(head.key).filter(ofIt);
  const sends = ledger.receipts(head.key).filter((each) => each.operation !== HARMLESS).length;
  const known = head.state === 'ACCEPTED' || head.state === 'CHANNEL';
  const intents = steps.filter((step) => step.state === 'SENDING').length;
  const sealed = await services.files.get(by, EVIDENCE, head.object);
  const claims: [boolean, string][] = [
    [acts.length <= 1, `at most one effect, not ${acts.length}`],
    [!known || (await hasEvidence(services, by, steps)), 'acceptance has evidence that is what was recorded'],
    [acts.length === 0 || known || head.state === 'NEEDS_HUMAN', 'acceptance reaches us'],
    [receipts.length <= intents, `intent before every send: ${receipts.length} sends of ${intents} intents`],
    [await areKept(services, by, head, sends), 'every send has its intent in the locked store'],
    [sealed !== undefined && sha256(sealed) === head.hash, 'archived as sealed'],
    [receipts.every((receipt) => receipt.hash === head.hash), 'sent as sealed'],
    [unbroken(head, steps), 'chain unbroken'],
  ];
  const story = `${head.key} ${head.state} ${steps.map((step) => `${step.state}:${step.reason}`).join(' ')}`;
  return [
    ...claims.filter(([holds]) => !holds).map(([, claim]) => claim),
    ...(await dishonest(services, by, head.id)),
  ].map((claim) => `${claim}: ${story}`);
}

async function areKept(
  services: Services,
  by: TenantScope,
  { kind, key }: TransmissionRow,
  sends: number,
): Promise<boolean> {
  let kept = 0;
  // An attempt that died before it said so leaves its number unused.
  for (let number = 1; number <= MOST_NUMBERS && kept < sends; number += 1)
    if (await services.files.exists(by, EVIDENCE, `sends/${kind}~${key}/${number}.json`)) kept += 1;
  return kept >= sends;
}

async function hasEvidence(services: Services, by: TenantScope, steps: readonly StepRow[]): Promise<boolean> {
  const proof = steps.find((step) => step.state === 'ACCEPTED')?.exchange;
  if (!proof) return false;
  const objects = [proof.SOLICITUD, ...(proof.RESPUESTA ? [proof.RESPUESTA] : [])];
  const kept = await Promise.all(
    objects.map(async ({ NOMBRE, SHA256 }) => {
      const bytes = await services.files.get(by, EVIDENCE, NOMBRE);
      return bytes !== undefined && sha256(bytes) === SHA256;
    }),
  );
  return kept.every(Boolean);
}

/** Doubt is never called an error, and offers no resend; every state has its sentence. */
export async function dishonest(services: Services, by: TenantScope, id: string): Promise<string[]> {
  const shown = await opened(services, by, id);
  const texts = [
    shown.ETIQUETA,
    shown.SABEMOS,
    ...shown.LINEA.flatMap((step) => [step.ETIQUETA, step.FRASE]),
  ];
  const offered = shown.ACCIONES.map((each) => each.ETIQUETA).join();
  const doubt = ['UNKNOWN', 'RECONCILING', 'SENDING'].includes(shown.ESTADO);
  return [
    ...(texts.includes('') ? ['every state has its sentence'] : []),
    ...texts.filter((text) => /error|fall[óo]/i.test(text)).map((text) => `doubt is no error: «${text}»`),
    ...(doubt && /enviar/i.test(offered) ? [`doubt offers no resend: ${offered}`] : []),
  ];
}
