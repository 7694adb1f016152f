import type { Input } from '../../../shared/foundation/contracts/procedure.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import type { operatorProcedures } from '../../../shared/users/operator/procedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Services } from '../../runtime/services.ts';
import { companyIdOf } from '../userRows.ts';
import { companiesAfter } from '../workingCompanies.ts';
import type { Operated } from './companyRow.ts';

/** Companies of one page, and those that a search looks at for it, whatever it finds. */
const [PAGE, LOOKED_AT] = [25, 200] as const;

/** Brokers' companies in the order of their ids, those alone that have in their name or tax id what is asked for. */
export async function foundCompanies(
  services: Services,
  { DESDE = '', NOMBRE = '' }: Pick<Input<typeof operatorProcedures.chargedMonth>, 'DESDE' | 'NOMBRE'>,
): Promise<{ rows: Operated[]; next: string }> {
  const words = fold(NOMBRE).trim();
  const most = words === '' ? PAGE : LOOKED_AT;
  const listed = await companiesAfter(services, DESDE, most);
  const keys = listed.map(({ sk }) => companyRowKey(sk));
  const known = (await services.database.getMany<Operated>('users', keys)).filter((row) => row !== undefined);
  const found = known
    .filter(({ PLATAFORMA }) => PLATAFORMA !== '1')
    .filter(({ Nombre, Nit }) => fold(`${Nombre} ${Nit}`).includes(words));
  const rows = found.slice(0, PAGE);
  const last = listed.length === most ? listed[most - 1]!.sk : '';
  return { rows, next: found.length > PAGE ? companyIdOf(rows[PAGE - 1]!) : last };
}
