import { formatAmount } from '../foundation/decimal/amount.ts';
import { formatDate, formatDateTime } from '../foundation/dates/date.ts';
import type { ReportColumn, ReportForm } from './report.ts';

/** Minutes as people say them: «3 h 20 min», «2 d 4 h». */
export function saidMinutes(text: string): string {
  const minutes = Number(text || '0');
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

const FORMS: Readonly<Record<ReportForm, (value: string) => string>> = {
  text: (value) => value,
  order: (value) => value,
  declaration: (value) => value,
  taxId: (value) => value,
  count: (value) => formatAmount(value || '0', 0),
  money: (value) => formatAmount(value || '0', 2),
  percent: (value) => `${formatAmount(value || '0', 2)} %`,
  minutes: saidMinutes,
  day: formatDate,
  moment: formatDateTime,
};

/** A value of a report as people read it. */
export const shownOf = ({ form }: ReportColumn, value: string): string => FORMS[form](value);

export const isNumeric = ({ form }: ReportColumn): boolean =>
  ['count', 'money', 'percent', 'minutes'].includes(form);
