import { scaleSqrt } from 'd3-scale';
import { dayOfWeek, daysBetween } from '../../../shared/foundation/dates/date.ts';
import { shortMonth, type ChartMark } from './chart.ts';
import { useChartWidth } from './chartWidth.ts';
import { MarkLink } from './MarkLink.tsx';

const [LEFT, TOP] = [22, 18] as const;
/** Side of a day's cell: as the width allows, between what a hand still meets and what looks like a calendar. */
const [SMALLEST, LARGEST] = [14, 34] as const;
/** First month of a period: named where two weeks or more of it are shown. */
const LAST_NAMED = 17;
const WEEK = ['D', 'L', 'M', 'X', 'J', 'V', 'S'];

/** A calendar of load: a week is a column, and the busier a day the larger its square, with its number beside dark and light. */
export function CalendarChart({ label, marks }: { label: string; marks: readonly ChartMark[] }) {
  const room = useChartWidth();
  const first = marks[0]?.key;
  if (first === undefined) return null;
  const offset = dayOfWeek(first);
  const columnOf = (day: string): number => Math.floor((daysBetween(first, day) + offset) / 7);
  const weeks = columnOf(marks.at(-1)!.key) + 1;
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((room - LEFT) / weeks)));
  const size = scaleSqrt()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .range([0, cell - 3]);
  const width = LEFT + weeks * cell;
  // A month is named over the week in which it begins.
  const months = marks.filter(
    ({ key }, at) => key.endsWith('-01') || (at === 0 && Number(key.slice(8)) <= LAST_NAMED),
  );
  return (
    <svg
      className="ch-chart ch-calendar"
      viewBox={`0 0 ${width} ${TOP + 7 * cell}`}
      width={width}
      role="group"
      aria-label={label}
    >
      {WEEK.map((name, at) => (
        <text
          key={name}
          x={2}
          y={TOP + at * cell + cell / 2}
          dominantBaseline="central"
          fontSize={12}
          fill="currentColor"
        >
          {name}
        </text>
      ))}
      {months.map(({ key }) => (
        <text
          key={key}
          x={LEFT + columnOf(key) * cell}
          y={TOP / 2}
          dominantBaseline="central"
          fontSize={12}
          fill="currentColor"
        >
          {shortMonth(key)}
        </text>
      ))}
      {marks.map((mark) => (
        <DaySquare
          key={mark.key}
          mark={mark}
          cell={cell}
          column={columnOf(mark.key)}
          side={size(mark.value)}
        />
      ))}
    </svg>
  );
}

/** The square of a day in its cell; a dot where nothing was. */
function DaySquare(props: { mark: ChartMark; cell: number; column: number; side: number }) {
  const { mark, cell, column, side } = props;
  const [left, top] = [LEFT + column * cell, TOP + dayOfWeek(mark.key) * cell];
  const inset = (cell - side) / 2;
  return mark.value === 0 ? (
    <rect
      x={left + cell / 2 - 1}
      y={top + cell / 2 - 1}
      width={2}
      height={2}
      fill="currentColor"
      fillOpacity={0.4}
    />
  ) : (
    <MarkLink mark={mark} unwritten>
      <rect x={left} y={top} width={cell} height={cell} fill="transparent" />
      <rect
        x={left + inset}
        y={top + inset}
        width={side}
        height={side}
        fill="currentColor"
        className="ch-bar"
      />
    </MarkLink>
  );
}
