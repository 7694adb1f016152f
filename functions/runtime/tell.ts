import { NOTIFICATION_JOBS, type FactMessage } from '../../shared/foundation/facts/fact.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';
import type { Write } from './write.ts';

type Happening = Pick<FactMessage, 'kind' | 'id' | 'module' | 'document'> & {
  users: readonly string[];
  place?: string;
  thread?: string;
  number?: number;
  said?: string;
};

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** Message of something that happened; undefined when nobody but who did it is to be told. */
export function factOf({ services, scope }: Parts, { users, ...fact }: Happening): FactMessage | undefined {
  const others = [...new Set(users)].filter((each) => each !== '' && each !== scope.userId);
  if (others.length === 0) return undefined;
  return {
    place: '',
    ...fact,
    company: scope.company,
    country: scope.country,
    at: services.now().toISOString(),
    users: others.join(','),
    by: scope.login,
  };
}

/**
 * Outbox row by which people come to hear of something: it goes into the transaction of what happened. Nobody is told
 * of their own deed; without anybody else there is no row.
 */
export function tell(parts: Parts, happening: Happening): (Write & { kind: 'put' })[] {
  const message = factOf(parts, happening);
  return message === undefined
    ? []
    : [parts.services.outbox.row({ queue: NOTIFICATION_JOBS, message: { ...message } })];
}
