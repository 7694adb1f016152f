import type { ReactNode } from 'react';
import { hashOf, type ChartMark } from './chart.ts';

/** A mark that leads to what is behind it, by pointer and by keyboard. */
export function MarkLink({ mark, children }: { mark: ChartMark; children: ReactNode }) {
  const said = `${mark.label}: ${mark.text}`;
  if (mark.to === '')
    return (
      <g>
        <title>{said}</title>
        {children}
      </g>
    );
  return (
    <a href={hashOf(mark.to)} aria-label={`${said}. Ver la lista`} className="ch-link">
      <title>{said}</title>
      {children}
    </a>
  );
}
