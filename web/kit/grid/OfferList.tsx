import { useMemo, type RefObject } from 'react';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { OptionList } from '../fields/OptionList.tsx';
import type { Offers } from '../useOffers.ts';
import { showCell } from './cellText.ts';

interface Props {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Its facts stand under the list: what is known of the lit row, or of the code that stands there. */
  offers: Offers;
  field: Field;
  onTake: (code: string) => void;
}

/** What a text may mean, of a cell or of a line that its list offers something for. */
export function OfferList({ id, anchor, offers, field, onTake }: Props) {
  const { open, rows: offered, lit, facts } = offers;
  const rows = useMemo(
    () =>
      (open ? offered : []).map(({ CLAVE, VALOR }) => ({
        value: CLAVE,
        shown: (
          <>
            <span className="d-code">{showCell(CLAVE, field)}</span> {VALOR === CLAVE ? '' : VALOR}
          </>
        ),
      })),
    [open, offered, field],
  );
  return (
    <OptionList id={id} anchor={anchor} label={field.label} rows={rows} lit={lit} onTake={onTake}>
      {facts.length > 0 && (
        <ul className="d-offer-facts" role="status">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </OptionList>
  );
}
