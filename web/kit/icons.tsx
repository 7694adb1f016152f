import type { ReactNode } from 'react';

const PATHS = {
  check: 'M3 8.5l3.2 3L13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  warning: 'M8 2L15 14H1zM8 6.5v3.5M8 12v.3',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 4.5V8l2.5 1.5',
  circle: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11z',
  half: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM8 2.5v11M5.2 4v8M6.6 3.2v9.6',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  send: 'M2 8l12-5-4.5 11L8 9z',
  question: 'M5.5 6a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.5M8 12.3v.3',
  bell: 'M4 11.5V7a4 4 0 0 1 8 0v4.5l1 1H3zM7 14h2',
  info: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 7v4.5M8 4.6v.3',
  funnel: 'M2.5 3h11l-4.3 5v5.5l-2.4-1.5V8z',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  hide: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M2.5 13.5l11-11',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.5 10.5L14 14',
  menu: 'M2 4h12M2 8h12M2 12h12',
  flag: 'M4 14V2.5M4 3h8l-2 2.7L12 8.5H4',
  person: 'M8 2.5a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM2.5 14a5.5 5.5 0 0 1 11 0',
  offline: 'M2 2l12 12M3 8.5a8 8 0 0 1 3-1.9M13 8.5a8 8 0 0 0-4-2.3M5.5 11a4 4 0 0 1 4-.8M8 13.3v.2',
  user: 'M8 2.5a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM2.5 14a5.5 5.5 0 0 1 11 0',
  building: 'M3 14V3h6v11M9 7h4v7M5 5.5h2M5 8h2M5 10.5h2',
  grid: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  out: 'M6.5 3H3v10h3.5M9.5 5L13 8l-3.5 3M13 8H6',
  wide: 'M1.5 8h13M4.5 5l-3 3 3 3M11.5 5l3 3-3 3',
  expand: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  plus: 'M8 3v10M3 8h10',
  undo: 'M5 3L2 6l3 3M2 6h7a4 4 0 0 1 0 8H6',
  redo: 'M11 3l3 3-3 3M14 6H7a4 4 0 0 0 0 8h3',
  download: 'M8 2v8M5 7.5L8 10.5l3-3M3 13.5h10',
  print: 'M4.5 6V2.5h7V6M4.5 11.5H2.5V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  more: 'M3 8h.2M8 8h.2M13 8h.2',
  left: 'M10 3L5 8l5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  right: 'M6 3l5 5-5 5',
  phone: 'M3 2.5h3l1.2 3.2-1.7 1.2a8 8 0 0 0 3.6 3.6l1.2-1.7 3.2 1.2v3c-6 .7-11.2-4.5-10.5-10.5z',
  pencil: 'M3 13l.7-3L10.5 3l2.5 2.5-7 6.8z',
  home: 'M2.5 7.5L8 2.5l5.5 5M4 6.5v7h8v-7M6.8 13.5V9.5h2.4v4',
  folder: 'M2 4h4l1.5 2H14v7H2z',
  invoice: 'M4 2h8v12l-2-1.2L8 14l-2-1.2L4 14zM6 5.5h4M6 8h4',
  ship: 'M2 9.5h12l-2 4H4zM4 9.5v-3h8v3M6.5 6.5V3h3v3.5',
  coins:
    'M2.5 5.5c0-3 7-3 7 0s-7 3-7 0zM2.5 5.5v5c0 2 3.5 2.6 5 1.8M6.5 10c0-3 7-3 7 0s-7 3-7 0zM6.5 10v1.5c0 2.8 7 2.8 7 0V10',
  stamp: 'M6 2.5h4v2.3L9 8h4v3H3V8h4L6 4.8zM3 13.5h10',
  chart: 'M2.5 13.5h11M4.5 13.5V9M8 13.5V4M11.5 13.5V7',
  book: 'M3 2.5h9.5v11H4.5a1.5 1.5 0 0 1 0-3h8M3 12V4',
  settings: 'M2 4.5h7M12 4.5h2M10.5 3v3M2 11.5h2M7 11.5h7M5.5 10v3',
  notebook: 'M4 2h9v12H4zM2.5 5h3M2.5 8h3M2.5 11h3M8 5.5h3M8 8h3',
  calculator: 'M4 2h8v12H4zM6 4.5h4M6 8h.2M8 8h.2M10 8h.2M6 11h.2M8 11h.2M10 11h.2',
} as const;

export type IconName = keyof typeof PATHS;

/** Line icon of 16 px that takes the text's colour; hidden from screen readers, the words beside it speak. */
export function Icon({ name }: { name: string }): ReactNode {
  return (
    <svg className="d-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={PATHS[name as IconName] ?? PATHS.circle} />
    </svg>
  );
}
