import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import type { Offers } from '../useOffers.ts';
import { showCell } from './cellText.ts';

const HEIGHT = 260;
const WIDTH = 360;
const NONE: Offers['rows'] = [];

interface Props {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Its facts stand under the list: what is known of the lit row, or of the code that stands there. */
  offers: Offers;
  field: Field;
  onTake: (code: string) => void;
}

/** What a cell's text may mean, under the cell or over it where there is no room; outside the sheet, which clips its cells. */
export function OfferList({ id, anchor, offers, field, onTake }: Props) {
  const { lit, facts } = offers;
  const rows = offers.open ? offers.rows : NONE;
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
  }, [lit, rows]);
  return createPortal(
    <div className="d-offers" style={{ maxHeight: HEIGHT, width: WIDTH, ...place }}>
      {rows.length > 0 && (
        <div ref={list} id={id} className="d-offers-rows" role="listbox" aria-label={field.label}>
          {rows.map(({ CLAVE, VALOR }, index) => (
            <div
              key={CLAVE}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === lit}
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
    window.document.body,
  );
}
