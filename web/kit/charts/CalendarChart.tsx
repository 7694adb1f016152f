import { scaleSqrt } from 'd3-scale';
import { dayOfWeek, daysBetween } from '../../../shared/foundation/dates/date.ts';
import type { ChartMark } from './chart.ts';
import { MarkLink } from './MarkLink.tsx';

const [CELL, LEFT, TOP] = [22, 22, 16] as const;
const WEEK = ['D', 'L', 'M', 'X', 'J', 'V', 'S'];

/** A calendar of load: a week is a column, and the busier a day the larger its square, with its number beside dark and light. */
export function CalendarChart({ label, marks }: { label: string; marks: readonly ChartMark[] }) {
  const first = marks[0]?.key;
  if (first === undefined) return null;
  const offset = dayOfWeek(first);
  const columnOf = (day: string): number => Math.floor((daysBetween(first, day) + offset) / 7);
  const weeks = columnOf(marks.at(-1)!.key) + 1;
  const size = scaleSqrt()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .range([0, CELL - 3]);
  const width = LEFT + weeks * CELL;
  return (
    <svg
      className="ch-chart ch-calendar"
      viewBox={`0 0 ${width} ${TOP + 7 * CELL}`}
      width={width}
      role="group"
      aria-label={label}
    >
      {WEEK.map((name, at) => (
        <text
          key={name}
          x={2}
          y={TOP + at * CELL + CELL / 2}
          dominantBaseline="central"
          fontSize={10}
          fill="currentColor"
        >
          {name}
        </text>
      ))}
      {marks.map((mark) => (
        <DaySquare key={mark.key} mark={mark} column={columnOf(mark.key)} side={size(mark.value)} />
      ))}
    </svg>
  );
}

/** The square of a day in its cell; a dot where nothing was. */
function DaySquare({ mark, column, side }: { mark: ChartMark; column: number; side: number }) {
  const [left, top] = [LEFT + column * CELL, TOP + dayOfWeek(mark.key) * CELL];
  const inset = (CELL - side) / 2;
  return mark.value === 0 ? (
    <rect
      x={left + CELL / 2 - 1}
      y={top + CELL / 2 - 1}
      width={2}
      height={2}
      fill="currentColor"
      fillOpacity={0.4}
    />
  ) : (
    <MarkLink mark={mark} unwritten>
      <rect x={left} y={top} width={CELL} height={CELL} fill="transparent" />
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
