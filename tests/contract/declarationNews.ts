import { heardDuca } from '../../functions/duca/heardDuca.ts';
import { ducasOf } from '../../functions/duca/ducas.ts';
import type { Log } from '../../functions/runtime/log.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { applyOutcomeOf } from '../../functions/transmission/declarations/applyOutcome.ts';
import { headKey, laneKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { noFacts, type ResultFacts } from '../../shared/transmission/facts.ts';
import type { DucaWorld } from './ducaWorld.ts';

export const NUMERO = 'GTPRQPQ2400123400015';
const scope = jobScope('uno', 'GT');

export const accepted = (more: Partial<ResultFacts> = {}): ResultFacts => ({
  ...noFacts,
  NUMERO,
  FIRMA: 'F-1',
  FECHA: '2026-11-20T09:30:00',
  CODIGO: '00',
  ...more,
});

/** A transmission of a DUCA stands so by now, and its news come. */
export async function news(
  { services }: Pick<DucaWorld, 'services'>,
  { ID, of, set, log = services.log }: { ID: string; of: string; set: Partial<TransmissionRow>; log?: Log },
  kind = heardDuca,
): Promise<void> {
  await services.database.write({ kind: 'update', table: TABLE, key: headKey(scope, of), set });
  await applyOutcomeOf(kind)({ ...services, log }, scope, ID, of);
}

/** The declaration number is registered, and nothing of it is on its way. */
export const freeLane = ({ services }: Pick<DucaWorld, 'services'>, key: string): Promise<void> =>
  services.database.write({
    kind: 'update',
    table: TABLE,
    key: laneKey(scope, { kind: 'duca', key }),
    set: { running: '', registered: true },
  });

/** What a DUCA is told when the one with that number completes it. */
export async function completedBy(
  { services }: Pick<DucaWorld, 'services'>,
  ID: string,
  number: string,
): Promise<void> {
  const store = ducasOf({ services, scope });
  const { header, derived, body } = await store.open(ID);
  const COMPLEMENTO = { ...body.COMPLEMENTO, NUMERO_DUCA_COMPLEMENTARIA: number };
  const reference = await referenceFor(services, 'GT', shippedCatalogues);
  const content = { ...(derived ? { derived } : {}), body: { ...body, COMPLEMENTO } };
  await store.save(header, content, { action: 'Complementada', reference });
}
