import { handOver, type HandOver } from '../../functions/transmission/handOver.ts';
import { readHead } from '../../functions/transmission/job.ts';
import { record } from '../../functions/transmission/record.ts';
import {
  headKey,
  laneKey,
  TABLE,
  type LaneRow,
  type TransmissionRow,
} from '../../functions/transmission/rows.ts';
import { sessionScope, type TenantScope } from '../../functions/runtime/scope.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { startWorld } from './world.ts';

export const NOW = '2026-11-20T15:00:00.000Z';

export const scopeOf = (userId: string, more: Permission[] = [], company = 'emp-1'): TenantScope =>
  sessionScope({
    company,
    companyName: 'Agencia Uno',
    country: 'GT',
    userId,
    login: userId,
    userName: `Usuario ${userId}`,
    sessionHash: '',
    permissions: new Set<Permission>(['transmission:read', 'transmission:transmit', ...more]),
  });
export const ana = scopeOf('ana');

/** Transmissions that stand wherever a test puts them; nothing is sent anywhere. */
export async function startTransmissions() {
  const world = await startWorld(NOW);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const services = { ...world.services, log };
  let numbers = 0;
  let key = '';

  const order = (more: Partial<HandOver> = {}): HandOver => ({
    kind: 'duca',
    documentId: `duc-${key}`,
    key,
    version: 1,
    operation: 'R',
    sealed: Buffer.from(`<DUCA>${key}</DUCA>`),
    listener: 'duca-events',
    extraWrites: [],
    ...more,
  });
  const head = async (id: string): Promise<TransmissionRow> => (await readHead(services, ana, id))!;
  const hand = (more: Partial<HandOver> = {}, by = ana) => handOver(services, by, order(more));
  const put = (id: string, set: Partial<TransmissionRow>) =>
    services.database.write({ kind: 'update', table: TABLE, key: headKey(ana, id), set });

  return {
    services,
    stop: world.stop,
    setClock: world.setClock,
    /** Goes on with another number of declaration, and says it. */
    nextNumber: (): string => {
      numbers += 1;
      key = `ABC6${String(numbers).padStart(6, '0')}`;
      return key;
    },
    order,
    hand,
    head,
    lane: () => services.database.get<LaneRow>(TABLE, laneKey(ana, { kind: 'duca', key })),
    /** The row as it would be after something had happened to it. */
    put,
    standing: async (set: Partial<TransmissionRow>): Promise<string> => {
      const { id } = await hand();
      await put(id, set);
      return id;
    },
    /** The authority's last word about a transmission that was sent. */
    end: async (id: string, state: 'ACCEPTED' | 'REJECTED'): Promise<void> => {
      const sent = await record(services, await head(id), {
        steps: [{ transition: 'send', state: 'SENDING', reason: 'attempt' }],
        set: { attempt: 1, safe: false },
        due: undefined,
      });
      const last =
        state === 'ACCEPTED'
          ? ({ transition: 'accept', state, reason: 'accepted' } as const)
          : ({ transition: 'reject', state, reason: 'rejected' } as const);
      await record(services, sent, { steps: [last], due: undefined });
    },
    call: (input: object, by = ana) => ({ input, services, scope: by }) as never,
  };
}

export type Transmissions = Awaited<ReturnType<typeof startTransmissions>>;
