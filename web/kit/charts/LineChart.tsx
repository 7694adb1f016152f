import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartMark } from './chart.ts';
import { useChartWidth } from './chartWidth.ts';
import { MarkLink } from './MarkLink.tsx';

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [180, 36, 16, 22, 24] as const;
const TICKS = 4;
/** Room that a label under a point takes. */
const LABEL = 56;

/** Values one after the other in time, each point with its value above it. */
export function LineChart({ label, marks }: { label: string; marks: readonly ChartMark[] }) {
  const width = useChartWidth();
  const x = scalePoint<string>()
    .domain(marks.map(({ key }) => key))
    .range([LEFT, width - RIGHT])
    .padding(0.4);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...marks.map(({ value }) => value))])
    .nice(TICKS)
    .range([HEIGHT - BOTTOM, TOP]);
  // Of many points every so many are named, the last one always.
  const named = Math.ceil((marks.length * LABEL) / (width - LEFT - RIGHT)) || 1;
  const path = line<ChartMark>(
    ({ key }) => x(key) ?? 0,
    ({ value }) => y(value),
  )([...marks]);
  return (
    <svg className="ch-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={label}>
      {y
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick} aria-hidden="true">
            <line
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(tick)}
              y2={y(tick)}
              stroke="currentColor"
              strokeOpacity={0.2}
            />
            <text
              x={LEFT - 6}
              y={y(tick)}
              textAnchor="end"
              dominantBaseline="central"
              fontSize={12}
              fill="currentColor"
            >
              {tick}
            </text>
          </g>
        ))}
      {path && <path d={path} fill="none" stroke="currentColor" strokeWidth={2} className="ch-line" />}
      {marks.map((mark, at) => (
        <MarkLink key={mark.key} mark={mark}>
          <circle cx={x(mark.key)} cy={y(mark.value)} r={5} fill="currentColor" className="ch-bar" />
          {(marks.length - 1 - at) % named === 0 && (
            <text x={x(mark.key)} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill="currentColor">
              {mark.label}
            </text>
          )}
          <text x={x(mark.key)} y={y(mark.value) - 10} textAnchor="middle" fontSize={12} fill="currentColor">
            {mark.text}
          </text>
        </MarkLink>
      ))}
    </svg>
  );
}
