import { useEffect, useState } from 'react';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import type { TaxedKind } from '../../shared/taxes/taxedKind.ts';
import { CELL_EVENT } from '../kit/fields/focus.ts';
import { targetOf } from '../kit/targetOf.ts';

/** Where a person was last in each data set, the latest last; the panels follow it, opened before or after. */
const places = new Map<string, string>();
const CHOSEN = 'despacho-line';

/** `inputId` of the kit puts this before the path of a field. */
const FIELD_ID = /^f-(.+)$/;

window.document.addEventListener(CELL_EVENT, (event) => chooseLineAt((event as CustomEvent<string>).detail));
window.document.addEventListener('focusin', (event) =>
  chooseLineAt(FIELD_ID.exec(targetOf(event)?.id ?? '')?.[1] ?? ''),
);

/** Chooses the line of a path: its own row, or what a row of something else belongs to. */
export function chooseLineAt(path: string): void {
  const { dataSet, line } = parsePath(path) ?? {};
  if (dataSet === undefined || line === undefined) return;
  places.delete(dataSet);
  places.set(dataSet, path);
  window.document.dispatchEvent(new CustomEvent(CHOSEN));
}

/** The latest place of those that say which line is meant. */
const latest = (follows: readonly string[]): string =>
  [...places].findLast(([dataSet]) => follows.includes(dataSet))?.[1] ?? '';

/** Index of the line in hand; -1 when there is none. */
export function useChosenLine<B>(kind: TaxedKind<B>, body: B): number {
  const { follows } = kind;
  const [path, setPath] = useState(() => latest(follows));
  useEffect(() => {
    const onChosen = (): void => setPath(latest(follows));
    window.document.addEventListener(CHOSEN, onChosen);
    return () => window.document.removeEventListener(CHOSEN, onChosen);
  }, [follows]);
  const last = kind.count(body) - 1;
  return Math.min(Math.max(0, kind.lineAt(body, path)), last);
}
