import type { ReactNode } from 'react';
import { hashOf, type ChartMark } from './chart.ts';

/**
 * A mark that leads to what is behind it, by pointer and by keyboard. Its title names it: what is written beside it may be
 * shortened, and a name of another wording would contradict what is seen.
 */
export function MarkLink(props: {
  mark: ChartMark;
  /** Nothing is written beside it. */
  unwritten?: boolean;
  children: ReactNode;
}) {
  const { mark, unwritten = false, children } = props;
  const said = `${mark.label}: ${mark.text}`;
  if (mark.to === '')
    return (
      <g>
        <title>{said}</title>
        {children}
      </g>
    );
  const name = `${said}. Ver la lista`;
  return (
    <a href={hashOf(mark.to)} className="ch-link" {...(unwritten ? { 'aria-label': name } : {})}>
      <title>{name}</title>
      {children}
    </a>
  );
}
