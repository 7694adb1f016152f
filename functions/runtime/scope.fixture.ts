import { sessionScope, type TenantScope } from './scope.ts';

/** Ana of a broker in Guatemala, signed in, who may do nothing yet; `said` says what is otherwise. */
export const scopeOfAna = (said: Partial<Parameters<typeof sessionScope>[0]> = {}): TenantScope =>
  sessionScope({
    company: 'emp-1',
    companyName: 'Agencia Uno',
    country: 'GT',
    userId: 'ana',
    login: 'ana',
    userName: 'Ana',
    sessionHash: '',
    permissions: new Set(),
    ...said,
  });
