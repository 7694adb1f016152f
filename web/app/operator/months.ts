import { localDay } from '../../../shared/foundation/dates/date.ts';
import { sum } from '../../../shared/foundation/decimal/decimal.ts';
import { MONTH, type ChargedCompany } from '../../../shared/users/operator/procedures.ts';
import { serverNow } from '../../api/serverClock.ts';
import { monthName, monthOf, nextMonth } from '../../notifications/month.ts';

/** Months that are offered; an older one is asked for in the address. */
const OFFERED = 24;

export const thisMonth = (): string => monthOf(localDay(serverNow()));

/** The month that the address names; this one where it names none. */
export const monthAsked = (said: string): string => (MONTH.test(said) ? said : thisMonth());

/** Months to choose from, newest first, the chosen one among them. */
export function monthOptions(chosen: string): { value: string; label: string }[] {
  const now = thisMonth();
  const months = Array.from({ length: OFFERED }, (_, back) => nextMonth(now, -back));
  return [...new Set([...months, chosen])]
    .sort()
    .reverse()
    .map((value) => ({ value, label: monthName(value) }));
}

/** What all of them are charged together: declarations that were accepted, and US dollars. */
export const sumOf = (companies: readonly ChargedCompany[]): { accepted: number; total: string } => ({
  accepted: companies.reduce((all, { MES }) => all + MES.ACEPTADAS, 0),
  total: sum(companies.map(({ MES }) => MES.TOTAL)),
});
