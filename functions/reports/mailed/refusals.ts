import { MOST_REFUSALS } from '../../../shared/reports/mailProcedures.ts';
import { refusalsOf, type Refused } from '../../notifications/refusalsOf.ts';
import type { Parts } from '../../runtime/people.ts';
import { TABLE } from '../rows.ts';
import { mailingKey, toldOf, type MailingRow, type ScheduleRow } from './mailRows.ts';

interface RefusedPerson extends Refused {
  person: string;
  hour: string;
}

/**
 * What became of the last mailings of a schedule, from what the service of mail said of each.
 * @returns who refused the last one, and in `stop` why the schedule is not to go on: an address that refused it so many
 * times on end; '' where none did.
 */
export async function whyRefused(
  parts: Parts,
  { sk, desde }: ScheduleRow,
): Promise<{ refused: RefusedPerson[]; stop: string }> {
  const mailings = await parts.services.database.query<MailingRow>(TABLE, {
    pk: mailingKey(parts.scope, sk, '').pk,
    descending: true,
    limit: MOST_REFUSALS,
  });
  const [last, ...before] = mailings.filter(({ at }) => at > desde);
  if (!last) return { refused: [], stop: '' };
  const people = Object.keys(last.ARCHIVOS);
  const of = (mailing: MailingRow): Promise<(Refused | undefined)[]> =>
    refusalsOf(parts, toldOf(sk, mailing.sk), people);
  const [lastly, ...earlier] = await Promise.all([last, ...before].map(of));
  const refused = people.flatMap((person, index) => {
    const why = lastly?.[index];
    return why
      ? [{ ...why, person, hour: last.sk, times: 1 + earlier.filter((each) => each[index]).length }]
      : [];
  });
  const dead = refused.find(({ times }) => times >= MOST_REFUSALS);
  return {
    refused,
    stop: dead
      ? `La dirección ${dead.PARA} rechazó ${MOST_REFUSALS} envíos seguidos. ${dead.MOTIVO} Después reanúdelo, o prográmelo sin esa persona.`
      : '',
  };
}
