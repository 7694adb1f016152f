import { TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { OfferList } from '../grid/OfferList.tsx';
import { useOffers } from '../useOffers.ts';
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
  const { listed, rows, open, lit, facts, step, retype } = useOffers(field, text, typed);
  const pick = (code: string): void => {
    setTyped(false);
    retype();
    take(code);
  };
  return (
    <>
      <TextInput
        {...common(props)}
        ref={input}
        classNames={{ input: field.kind === 'tariff' ? 'd-code' : '' }}
        value={text}
        inputMode={kinds[field.kind].inputMode}
        autoComplete="off"
        {...(listed
          ? {
              role: 'combobox',
              'aria-expanded': inside && open,
              'aria-controls': list,
              'aria-autocomplete': 'list' as const,
              ...(inside && open && lit >= 0 ? { 'aria-activedescendant': `${list}-${lit}` } : {}),
            }
          : {})}
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
          setTyped(false);
          retype();
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
        <OfferList
          id={list}
          label={field.label}
          anchor={input}
          rows={open ? rows : []}
          chosen={lit}
          facts={facts}
          field={field}
          onTake={pick}
        />
      )}
    </>
  );
}
