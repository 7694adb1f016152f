import { scaleLinear } from 'd3-scale';
import { fittedLabel, type ChartMark } from './chart.ts';
import { useChartWidth } from './chartWidth.ts';
import { MarkLink } from './MarkLink.tsx';

const [ROW, LABEL, BAR, VALUES] = [38, 16, 14, 84] as const;

/** Bars one below the other, the label over each, where a name has the whole width, and the value behind it. */
export function BarChart({ label, marks }: { label: string; marks: readonly ChartMark[] }) {
  const width = useChartWidth();
  const height = Math.max(1, marks.length) * ROW;
  const x = scaleLinear()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .range([0, width - VALUES]);
  return (
    <svg className="ch-chart" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      {marks.map((mark, at) => {
        const top = at * ROW;
        const middle = top + LABEL + BAR / 2;
        return (
          <MarkLink key={mark.key} mark={mark}>
            <rect x={0} y={top} width={width} height={ROW - 2} fill="transparent" />
            <text x={0} y={top + LABEL / 2} dominantBaseline="central" fontSize={12} fill="currentColor">
              {fittedLabel(mark.label, width)}
            </text>
            <rect
              x={0}
              y={top + LABEL}
              width={Math.max(1, x(mark.value))}
              height={BAR}
              className="ch-bar"
              fill="currentColor"
            />
            <text
              x={x(mark.value) + 6}
              y={middle}
              dominantBaseline="central"
              fontSize={12}
              fill="currentColor"
            >
              {mark.text}
            </text>
          </MarkLink>
        );
      })}
    </svg>
  );
}
