import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isHolidayIn } from '../../shared/catalogues/holidays.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import { isWorkingDay } from '../../shared/foundation/dates/workingDays.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { monthName, monthOf, nextMonth, WEEK, weeksOf } from './month.ts';
import type { Due } from './due.ts';
import { useDues } from './useDues.ts';
import './notifications.css';

/** What falls due when: orders by their day, declarations by the last of their working days and of their term, complementary ones owed. */
export function CalendarPage() {
  const reference = useReference();
  const { read, put } = useAddress();
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(read('mes')) ? read('mes') : monthOf(reference.today);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const { dues, loading, error, retry, note } = useDues(weeks[0]![0]!, weeks.at(-1)![6]!);
  const isHoliday = useMemo(() => isHolidayIn(reference), [reference]);
  const on = (day: string): Due[] => dues.filter((each) => each.day === day);
  const isKnown = !loading && !error;
  // The weeks at its ends have days of other months.
  const isFree = !dues.some(({ day }) => monthOf(day) === month);
  return (
    <div className="d-stack">
      <PageTitle>Calendario de vencimientos</PageTitle>
      <div className="d-row">
        <Button variant="default" icon="left" onClick={() => put({ mes: nextMonth(month, -1) })}>
          Mes anterior
        </Button>
        <strong aria-live="polite">{monthName(month)}</strong>
        <Button variant="default" icon="right" onClick={() => put({ mes: nextMonth(month, 1) })}>
          Mes siguiente
        </Button>
      </div>
      {error && <ErrorState error={error} retry={retry} />}
      {loading && <Loading />}
      {note && <p className="d-dimmed">{note}</p>}
      {/* A phone shows the days alone on which something falls due. */}
      {isKnown && isFree && <p>Nada vence en {monthName(month)}.</p>}
      <table className="n-month">
        <caption className="d-hidden">Vencimientos de {monthName(month)}</caption>
        <thead>
          <tr>
            {WEEK.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day, at) => (
                <td
                  key={day}
                  className={[
                    monthOf(day) === month ? '' : 'n-other',
                    isWorkingDay(day, isHoliday) ? '' : 'n-free',
                    day === reference.today ? 'n-today' : '',
                    on(day).length === 0 ? 'n-empty' : '',
                  ].join(' ')}
                >
                  <span className="n-day">
                    <span className="n-weekday">{WEEK[at]} </span>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="d-hidden">{formatDate(day)}</span>
                    {!isWorkingDay(day, isHoliday) && <small> inhábil</small>}
                  </span>
                  <ul>
                    {on(day).map((due) => (
                      <li key={due.key} className={`n-${due.kind}`}>
                        <Link to={due.to}>{due.text}</Link>
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
