import { workingCountries } from '../../shared/countries/countries.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { megabytes } from '../../shared/foundation/contracts/sizes.ts';
import { queueNames, type QueueName } from '../../shared/foundation/queues.ts';
import { LEAST_FREE_BYTES } from '../../shared/foundation/storage.ts';
import { downSince, type Standing } from '../../shared/transmission/outage.ts';
import { safeSettle } from '../../shared/transmission/settle.ts';
import { optionalSetting } from '../runtime/config.ts';
import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Probe } from '../runtime/probe.ts';

/** `needed` parts decide the status; the others are told and change nothing. */
export interface PartHealth {
  part: string;
  state: 'ok' | 'fallando' | 'detenido' | 'sin datos';
  needed: boolean;
  detail: string;
}

export interface Health {
  status: 'ok' | 'fallando';
  version: string;
  practice: boolean;
  at: string;
  parts: PartHealth[];
}

const PATIENCE_MS = 3_000;

/** Answers in time or counts as failing: whoever asks for health waits for the answer. */
async function ask(
  part: string,
  needed: boolean,
  question: () => Promise<Omit<PartHealth, 'part' | 'needed'>>,
): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`sin respuesta en ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    return { part, needed, ...(await Promise.race([question(), late])) };
  } catch (error) {
    return { part, needed, state: 'fallando', detail: error instanceof Error ? error.name : 'error' };
  } finally {
    clearTimeout(timer);
  }
}

const spaceOf = (free: number): Pick<PartHealth, 'state' | 'detail'> =>
  free < LEAST_FREE_BYTES
    ? {
        state: 'fallando',
        detail: `No hay espacio en el disco: quedan ${megabytes(free)} donde se guardan los datos. Libere espacio.`,
      }
    : { state: 'ok', detail: `quedan ${megabytes(free)}` };

/** Copies are made every hour; two that failed are told. */
const COPY_AGE_MS = 3 * 3_600_000;

const copyOf = (at: string, now: Date): Pick<PartHealth, 'state' | 'detail'> =>
  at === ''
    ? { state: 'sin datos', detail: 'todavía no hay ninguna copia' }
    : {
        state: now.getTime() - Date.parse(at) > COPY_AGE_MS ? 'fallando' : 'ok',
        detail: `última copia entera: ${at}`,
      };

interface Messages {
  queue: QueueName;
  count: number;
}
const of =
  (count: (queue: string) => Promise<number>) =>
  async (queue: QueueName): Promise<Messages> => ({ queue, count: await count(queue) });
const told = ({ queue, count }: Messages): string => `${queue}: ${count}`;

/** What failed for good does nothing until somebody gives it back (docs/runbooks/dead-letters.md): its work is not done. */
function setAside(messages: readonly Messages[]): Pick<PartHealth, 'state' | 'detail'> {
  const dead = messages.filter(({ count }) => count > 0);
  return dead.length === 0
    ? { state: 'ok', detail: 'ningún mensaje apartado' }
    : {
        state: 'fallando',
        detail: `mensajes apartados que nadie atiende, ${dead.map(told).join(', ')}: vea «npm run repair -- dead»`,
      };
}

interface BreakerFacts extends Item, Standing {}

/** State of every part that the product stands on, named one by one. */
export async function healthOf(probe: Probe, now: Date): Promise<Health> {
  const { database, freeBytes, lastCopy } = probe;
  const parts = await Promise.all([
    ...(freeBytes ? [ask('disk', true, async () => spaceOf(await freeBytes()))] : []),
    ...(lastCopy ? [ask('copies', false, async () => copyOf(await lastCopy(), now))] : []),
    ask('dynamodb', true, async () => {
      await database.get('catalogues', { pk: systemKey('health'), sk: '-' });
      return { state: 'ok', detail: 'responde' };
    }),
    ask('s3', true, async () =>
      (await probe.bucketAnswers('files'))
        ? { state: 'ok', detail: 'responde' }
        : { state: 'fallando', detail: 'el almacén de archivos no responde' },
    ),
    ask('sqs', true, async () => {
      const waiting = await Promise.all(queueNames.map(of(probe.waitingIn)));
      return { state: 'ok', detail: `en espera, ${waiting.map(told).join(', ')}` };
    }),
    ask('dead-letters', false, async () => setAside(await Promise.all(queueNames.map(of(probe.setAsideOf))))),
    ask('authority', false, async () => {
      const breakers = await database.query<BreakerFacts>('transmissions', {
        pk: systemKey('breaker'),
        few: 'operations of the authorities',
      });
      const down = breakers
        .map((row) => ({ sk: row.sk, since: downSince(row, safeSettle, now.getTime()) }))
        .filter(({ since }) => since > 0);
      if (down.length === 0) return { state: 'ok', detail: 'sin interrupciones registradas' };
      const since = new Date(Math.min(...down.map((each) => each.since))).toISOString();
      return { state: 'detenido', detail: `${down.map(({ sk }) => sk).join(', ')} desde ${since}` };
    }),
    ask('exchange-rate', false, async () => {
      const today = localDay(now);
      const days = await Promise.all(
        workingCountries.map(async ({ code }) => {
          const [row] = await database.query('catalogues', {
            pk: systemKey('exchange-rate', code),
            upTo: today,
            descending: true,
            limit: 1,
          });
          return { code, day: row?.sk };
        }),
      );
      const detail = days.map(({ code, day }) => `${code}: ${day ?? 'sin tasa'}`).join(', ');
      return { state: days.some(({ day }) => day === today) ? 'ok' : 'sin datos', detail };
    }),
  ]);
  const well = parts.every((part) => !part.needed || part.state === 'ok');
  return {
    status: well ? 'ok' : 'fallando',
    version: optionalSetting('APP_VERSION', 'sin versión'),
    practice: optionalSetting('PRACTICE', '0') === '1',
    at: now.toISOString(),
    parts,
  };
}
