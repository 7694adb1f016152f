import { scaleBand, scaleLinear } from 'd3-scale';
import { CHART_WIDTH, shortLabel, type ChartMark } from './chart.ts';
import { MarkLink } from './MarkLink.tsx';

const [ROW, LABELS, VALUES] = [24, 146, 72] as const;

/** Bars one below the other, the label before and the value behind each. */
export function BarChart({ label, marks }: { label: string; marks: readonly ChartMark[] }) {
  const height = Math.max(1, marks.length) * ROW;
  const y = scaleBand<string>()
    .domain(marks.map(({ key }) => key))
    .range([0, height])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const x = scaleLinear()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .range([0, CHART_WIDTH - LABELS - VALUES]);
  return (
    <svg className="ch-chart" viewBox={`0 0 ${CHART_WIDTH} ${height}`} role="group" aria-label={label}>
      {marks.map((mark) => {
        const top = y(mark.key) ?? 0;
        const middle = top + y.bandwidth() / 2;
        return (
          <MarkLink key={mark.key} mark={mark}>
            <rect x={0} y={top - 3} width={CHART_WIDTH} height={y.bandwidth() + 6} fill="transparent" />
            <text
              x={LABELS - 8}
              y={middle}
              textAnchor="end"
              dominantBaseline="central"
              fontSize={11}
              fill="currentColor"
            >
              {shortLabel(mark.label)}
            </text>
            <rect
              x={LABELS}
              y={top}
              width={Math.max(1, x(mark.value))}
              height={y.bandwidth()}
              className="ch-bar"
              fill="currentColor"
            />
            <text
              x={LABELS + x(mark.value) + 6}
              y={middle}
              dominantBaseline="central"
              fontSize={11}
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
