import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { plainDeclarationNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { ExchangeRecord } from '../../shared/transmission/procedures.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { keepEvidence } from './archive.ts';
import { existing } from './outcomeOf.ts';
import type { TransmissionRow } from './rows.ts';

const FEWEST_LETTERS = 10;
/** Others write beside a person: how often the decision is tried upon what they wrote. */
const MOST_TRIES = 3;

/**
 * What a person wrote of a decision, for whoever reads the chain later.
 * @param what in a refusal: «debe decir {what}»
 */
export function noteIn(text: string, what: string): string {
  const note = text.trim();
  if (note.length >= FEWEST_LETTERS) return note;
  throw invalidParam('MOTIVO', `debe decir ${what}, en diez letras o más`);
}

/**
 * The number that the authority gave, as it is kept; '' where what was sent needs none. A certifier's hyphens are part of
 * its number: each writes its own form.
 */
export function numberIn(head: TransmissionRow, typed: string | undefined, now: Date): string {
  const written = (typed ?? '').trim();
  const number = operations[head.operation].certifies ? written : plainDeclarationNumber(written);
  if (!acceptanceFlaw(head, { NUMERO: number, FECHA: '' }, now.getTime())) return number;
  const reason = `debe ser el número que ${receiverOf(head)} dio a la declaración`;
  throw invalidParam('NUMERO', reason);
}

/**
 * Writes a decision upon the transmission as it is by then: whoever was faster is looked at anew.
 * @param write throws where it has become something about which there is nothing to decide.
 */
export async function decide(
  services: Services,
  seen: TransmissionRow,
  write: (head: TransmissionRow) => Promise<TransmissionRow>,
): Promise<TransmissionRow> {
  for (let head = seen, tries = 0; ; tries += 1) {
    try {
      return await write(head);
    } catch (error) {
      if (!(error instanceof ConditionLost) || tries >= MOST_TRIES) throw error;
    }
    head = await existing(services, head, head.id);
  }
}

/** Keeps a person's word as evidence, as an answer would be. */
export async function archiveDecision(
  services: Services,
  scope: TenantScope,
  head: TransmissionRow,
  said: Record<string, string>,
): Promise<ExchangeRecord> {
  const at = services.now().toISOString();
  const bytes = Buffer.from(
    JSON.stringify({ ...said, transmission: head.id, user: scope.login, at }, null, 1),
    'utf8',
  );
  const name = `transmissions/${head.id}/${services.id('dec')}/decision.json`;
  return {
    OPERACION: 'DECISION',
    INICIO: at,
    FIN: at,
    SALIO: false,
    ESTADO_HTTP: 0,
    FECHA_AUTORIDAD: '',
    HUELLA_TLS: '',
    SOLICITUD: await keepEvidence(services, scope, name, bytes, 'application/json'),
    CUARENTENA: false,
  };
}
