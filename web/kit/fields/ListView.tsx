import { Select } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { byKeyFirst, exactly, type Option } from './byKeyFirst.ts';
import { common, type ViewProps } from './viewProps.ts';

type Props = ViewProps & { options: Option[] };

/** What is typed in a choice until it is taken as one of its options, or told as none. */
function useDraft({ options, value, unread, onTyping, onUnread, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const settle = (next: string | undefined, unreadText?: string): void => {
    setDraft(undefined);
    onTyping(undefined);
    if (unreadText !== undefined)
      onUnread({
        text: unreadText,
        reason: `«${unreadText}» no está en la lista; elija una de sus opciones`,
      });
    else if (unread) onUnread(undefined);
    if (next !== undefined && next !== value) onChange(next);
  };
  const take = (text: string, option: Option | undefined): void => {
    if (text === '') settle('');
    else if (option) settle(option.value);
    else settle(undefined, text);
  };
  // A window that closes takes its fields away without a blur.
  const left = useRef<() => void>(undefined);
  left.current = () => draft !== undefined && take(draft, exactly(options, draft));
  useLayoutEffect(() => () => left.current?.(), []);
  const type = (text: string): void => {
    setDraft(text);
    onTyping(text);
  };
  return { draft, type, settle, take, leave: () => left.current?.() };
}

/**
 * A choice that is typed: Enter takes the first match and goes on, arrows choose, an emptied field is blank. Leaving
 * takes what was typed only when it names one option; otherwise the field says so.
 */
export function ListView(props: Props) {
  const { options, value, unread } = props;
  const known = options.find((each) => each.value === value);
  const data = value !== '' && !known ? [{ value, label: value }, ...options] : options;
  const label = known?.label ?? value;
  const { draft, type, settle, take, leave } = useDraft(props);
  return (
    <Select
      {...common(props)}
      data={data}
      value={value === '' ? null : value}
      searchable
      searchValue={draft ?? unread?.text ?? label}
      limit={60}
      filter={({ search, limit }) => byKeyFirst(data, search, limit)}
      allowDeselect={false}
      // The library's own sign is neither named nor hidden from screen readers.
      rightSection={<Icon name="down" />}
      rightSectionPointerEvents="none"
      openOnFocus={false}
      nothingFoundMessage="SIN RESULTADOS"
      comboboxProps={{
        withinPortal: true,
        zIndex: 500,
        transitionProps: { duration: 0 },
        keepMounted: false,
      }}
      onOptionSubmit={(next) => settle(next)}
      onInput={(event) => {
        const { value: text } = event.currentTarget;
        // Emptied by hand: the field is blank, not what it was.
        if (text === '') settle('');
        else type(text);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const text = draft ?? unread?.text;
        if (event.key !== 'Enter' || text === undefined) return;
        // After the arrows the list's own choice counts.
        if (event.currentTarget.hasAttribute('aria-activedescendant')) return;
        take(text, byKeyFirst(options, text, 1)[0]);
      }}
      onBlur={leave}
    />
  );
}
