import { planOn } from '../../../shared/foundation/access/plan.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { doingOf, journalOf } from '../../runtime/journal.ts';
import { usersOf } from '../../runtime/people.ts';
import { jobScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { CompanyRecord } from '../userRows.ts';
import { consentOn } from './consent.ts';
import { thisMonth, usedIn, type UsedIn } from './usageOf.ts';
import { companyIdOf } from '../userRows.ts';

/** Company row with what its operator wrote of it. */
export type Operated = CompanyRecord & {
  SUSPENDIDA?: string;
  /** When it left, and the last day on which its data are kept. */
  BAJA?: { DESDE: string; HASTA: string };
};

/** A broker's company; the platform's own is none. */
export async function operatedRow({ database }: Services, id: string): Promise<Operated> {
  const row = await database.get<Operated>('users', companyRowKey(id));
  if (!row || row.PLATAFORMA === '1') throw refusal('not-found', { what: 'una empresa' });
  return row;
}

/** What the operator sees of a company: its plan, its counts of a month, and nothing of its documents. */
export async function shownCompany(
  services: Services,
  row: Operated,
  used: UsedIn = usedIn(services, thisMonth(services)),
): Promise<OperatedCompany> {
  const ID = companyIdOf(row);
  const [users, MES] = await Promise.all([
    usersOf({ services, scope: jobScope(ID, row.AbreviaturaPais) }),
    used(ID, row.AbreviaturaPais),
  ]);
  const today = localDay(services.now());
  const PLAN = planOn(row.PLANES, today);
  return {
    ID,
    NOMBRE: row.Nombre,
    NIT: row.Nit,
    PAIS: row.AbreviaturaPais,
    ESTADO: row.ACTIVO === '1' ? 'ACTIVA' : row.BAJA ? 'DE_BAJA' : 'SUSPENDIDA',
    SE_CONSERVA: row.ACTIVO === '1' ? '' : (row.BAJA?.HASTA ?? ''),
    CONSIENTE: consentOn(row, today)?.HASTA ?? '',
    MOTIVO: row.ACTIVO === '1' ? '' : (row.SUSPENDIDA ?? ''),
    ...(PLAN ? { PLAN } : {}),
    USUARIOS: users.length,
    MES,
  };
}

/**
 * Writes what the operator did of a company, told in the logbook of that company, on condition that it is as it was seen.
 * @param action sentence of the deed.
 */
export async function writeOf(
  call: Call<unknown>,
  company: string,
  action: string,
  ...writes: Write[]
): Promise<void> {
  const { services, scope, request } = call;
  const asked = { module: 'users', action, changes: true };
  const doing = doingOf(
    { company, login: scope.login },
    { address: request.address, device: 'Operador de la plataforma' },
    asked,
  );
  try {
    await services.database.noting(journalOf(services, doing)).write(...writes);
  } catch (error) {
    throw error instanceof ConditionLost ? refusal('document.stale', { user: 'Otro operador' }) : error;
  }
}
