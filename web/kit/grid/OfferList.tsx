import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { showCell } from './cellText.ts';

const HEIGHT = 260;
const WIDTH = 360;

interface Props {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  rows: readonly CatalogueRow[];
  chosen: number;
  /** Under the list: what is known of the chosen row, or of the code that stands there. */
  facts?: readonly string[];
  field: Field;
  onTake: (code: string) => void;
}

/** What a cell's text may mean, under the cell or over it where there is no room; outside the sheet, which clips its cells. */
export function OfferList({ id, label, anchor, rows, chosen, facts = [], field, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<React.CSSProperties>();
  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box) return;
    const below = innerHeight - box.bottom;
    setPlace({
      left: Math.max(4, Math.min(box.left, innerWidth - WIDTH - 4)),
      ...(below > HEIGHT || below > box.top
        ? { top: box.bottom + 2 }
        : { bottom: innerHeight - box.top + 2 }),
    });
  }, [anchor]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, rows]);
  return createPortal(
    <div className="d-offers" style={{ maxHeight: HEIGHT, width: WIDTH, ...place }}>
      {rows.length > 0 && (
        <div ref={list} id={id} className="d-offers-rows" role="listbox" aria-label={label}>
          {rows.map(({ CLAVE, VALOR }, index) => (
            <div
              key={CLAVE}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className="d-offer"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(CLAVE)}
            >
              <span className="d-code">{showCell(CLAVE, field)}</span> {VALOR === CLAVE ? '' : VALOR}
            </div>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <ul className="d-offer-facts" role="status">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  );
}
