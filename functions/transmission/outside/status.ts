import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { downSince } from '../../../shared/transmission/outage.ts';
import { servicesOf, type OutsideService } from '../../../shared/transmission/outside/register.ts';
import type { ServiceStanding } from '../../../shared/transmission/outside/procedures.ts';
import type { transmissionProcedures } from '../../../shared/transmission/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { readBreakers, type BreakerRow } from '../breaker.ts';
import { settleRules } from '../settings.ts';
import { changesOf, serviceKey, SERVICES, type ServiceChange, type ServiceRow } from './rows.ts';

/** Letters of a moment up to its minute: 20/11/2026 09:00. */
const TO_MINUTE = 16;
/** Changes that the page shows of a service. */
const SHOWN = 30;

/** How every outside service of the company's country does, those that are down first. */
export const services: Implementation<typeof transmissionProcedures.services> = async ({
  services,
  scope,
}) => {
  const mine = servicesOf(scope.country);
  const [rows, breakers] = await Promise.all([
    services.database.getMany<ServiceRow>(
      SERVICES,
      mine.map(({ name }) => serviceKey(name)),
    ),
    readBreakers(services),
  ]);
  const standing = mine.map((service, index) =>
    standingOf(service, rows[index], downOf(breakers, service, services.now())),
  );
  return standing.toSorted((a, b) => Number(a.RESPONDE !== '0') - Number(b.RESPONDE !== '0'));
};

/** Since when each operation of a service that is transmitted to is down, 0 of those that work; none for one that was never asked. */
const downOf = (breakers: readonly BreakerRow[], { name }: OutsideService, now: Date): number[] =>
  breakers
    .filter((each) => each.sk.startsWith(`${name}~`))
    .map((each) => downSince(each, settleRules(), now.getTime()));

function standingOf(
  { name, label, sort, meanwhile }: OutsideService,
  row: ServiceRow | undefined,
  operations: readonly number[],
): ServiceStanding {
  const down = [...operations, row?.openSince ?? 0].filter((each) => each > 0);
  const since = down.length === 0 ? 0 : Math.min(...down);
  const asked = row !== undefined || operations.length > 0;
  const when = since === 0 ? '' : formatDateTime(localDateTime(since)).slice(0, TO_MINUTE);
  return {
    NOMBRE: name,
    ETIQUETA: label,
    CLASE: sort,
    RESPONDE: since > 0 ? '0' : asked ? '1' : '',
    DESDE: since === 0 ? '' : new Date(since).toISOString(),
    FRASE:
      since > 0
        ? `No responde desde el ${when}. ${meanwhile}`
        : asked
          ? 'Responde.'
          : 'Ninguna falla anotada.',
  };
}

/** When a service stopped answering and answered again, newest first. */
export const serviceHistory: Implementation<typeof transmissionProcedures.serviceHistory> = async ({
  services,
  scope,
  input,
}) => {
  const service = servicesOf(scope.country).find(({ name }) => name === input.SERVICIO);
  if (!service) throw refusal('not-found', { what: 'un servicio' });
  const rows = await services.database.query<ServiceChange>(SERVICES, {
    pk: changesOf(service.name),
    descending: true,
    limit: SHOWN,
  });
  return rows.map(({ sk, down, why }) => ({
    DESDE: sk,
    RESPONDE: down ? '0' : '1',
    FRASE: down ? `Dejó de responder${why in REASONS ? `: ${REASONS[why]}` : ''}.` : 'Responde de nuevo.',
  }));
};

const REASONS: Readonly<Record<string, string>> = {
  insecure: 'no pasaba la verificación de seguridad (su certificado venció, o no es suyo)',
  silent: 'no contestaba',
  unreadable: 'contestaba algo que no se entiende',
  other: 'contestaba sobre otra cosa',
  'too-large': 'contestaba demasiado',
  form: 'contestaba con datos que no pueden ser',
  code: 'contestaba con un código que no se conoce',
};
