import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { permissionsOf } from '../../../shared/foundation/access/permissions.ts';
import { mayAsk } from '../../../shared/reports/mayAsk.ts';
import type { ReportName } from '../../../shared/reports/reports.ts';
import { accessOf, type CompanyRow } from '../../runtime/caller.ts';
import type { Person } from '../../runtime/people.ts';

/** Whether a person, who does not ask now, may ask a report with the rights that they have. */
export function personMayAsk(name: ReportName, company: CompanyRow, person: Person): boolean {
  const permissions = permissionsOf(accessOf(company, person));
  return mayAsk(name, { client: isClient(person.IdPerfil), may: (each) => permissions.has(each) });
}
