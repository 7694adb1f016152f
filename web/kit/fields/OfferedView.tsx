import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { OfferList } from '../grid/OfferList.tsx';
import { comboboxOf, useOffers } from '../useOffers.ts';
import { useTyping } from './useTyping.ts';
import { common, type ViewProps } from './viewProps.ts';

/** A line whose list offers entries while it is typed: arrows choose, Enter takes the lit one; other text stays its own. */
export function OfferedView(props: ViewProps) {
  const { field } = props;
  const { text, type, leave, take } = useTyping(props);
  const [typed, setTyped] = useState(false);
  const [inside, setInside] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const offers = useOffers(field, text, typed);
  const { listed, rows, open, lit, facts, step, retype } = offers;
  const stopTyping = (): void => {
    setTyped(false);
    retype();
  };
  const pick = (code: string): void => {
    stopTyping();
    take(code);
  };
  return (
    <>
      <input
        {...common(props, field.kind === 'tariff' ? 'd-code' : '')}
        ref={input}
        value={text}
        inputMode={kinds[field.kind].inputMode}
        autoComplete="off"
        {...(listed ? comboboxOf(list, inside && open, lit) : {})}
        onChange={(event) => {
          setTyped(true);
          retype();
          type(event.currentTarget.value);
        }}
        onFocus={(event) => {
          setInside(true);
          event.currentTarget.select();
        }}
        onBlur={() => {
          setInside(false);
          stopTyping();
          leave();
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
          if (by !== undefined && step(by)) event.preventDefault();
          // Taken before the key moves the focus on, which would leave the typed text as what is meant.
          else if (event.key === 'Enter' && open && lit >= 0) flushSync(() => pick(rows[lit]!.CLAVE));
          else if (event.key === 'Enter') leave(true);
        }}
      />
      {inside && (open || facts.length > 0) && (
        <OfferList id={list} anchor={input} offers={offers} field={field} onTake={pick} />
      )}
    </>
  );
}
