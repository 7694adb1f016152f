import { useEffect, useState } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { parsePath } from '../../../shared/foundation/fields/path.ts';
import { CELL_EVENT } from '../../kit/fields/focus.ts';
import { targetOf } from '../../kit/targetOf.ts';

/** Where a person was last among fractions and goods; the panels follow it, opened before or after. */
let place = '';
const CHOSEN = 'despacho-fraction';

/** `inputId` of the kit puts this before the path of a field. */
const FIELD_ID = /^f-(.+)$/;

const follow = (path: string): void => {
  const dataSet = parsePath(path)?.dataSet;
  if (dataSet === 'FRACCIONES' || dataSet === 'FRACCION_ITEMS') chooseFractionAt(path);
};
window.document.addEventListener(CELL_EVENT, (event) => follow((event as CustomEvent<string>).detail));
window.document.addEventListener('focusin', (event) =>
  follow(FIELD_ID.exec(targetOf(event)?.id ?? '')?.[1] ?? ''),
);

/** Chooses the fraction of a path: its own row, or that of one of its goods. */
export function chooseFractionAt(path: string): void {
  place = path;
  window.document.dispatchEvent(new CustomEvent(CHOSEN));
}

/** Index of the fraction in hand; -1 when there is none. */
export function useChosenFraction(body: DucaBody): number {
  const [path, setPath] = useState(place);
  useEffect(() => {
    const onChosen = (): void => setPath(place);
    window.document.addEventListener(CHOSEN, onChosen);
    return () => window.document.removeEventListener(CHOSEN, onChosen);
  }, []);
  const last = body.FRACCIONES.length - 1;
  const { dataSet, line = 0 } = parsePath(path) ?? {};
  if (dataSet !== 'FRACCION_ITEMS') return Math.min(line, last);
  const id = body.FRACCION_ITEMS[line]?.ID_FRACCION;
  const index = body.FRACCIONES.findIndex((each) => each.ID_FRACCION === id);
  return index < 0 ? Math.min(0, last) : index;
}
