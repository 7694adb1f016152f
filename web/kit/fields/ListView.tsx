import { Select } from '@mantine/core';
import { useRef } from 'react';
import { byKeyFirst, exactly, type Option } from './byKeyFirst.ts';
import { common, type ViewProps } from './viewProps.ts';

/**
 * A choice that is typed: Enter takes the first match and goes on, arrows choose, an emptied field is blank. Leaving
 * takes what was typed only when it names one option; otherwise the field says so.
 */
export function ListView(props: ViewProps & { options: Option[] }) {
  const { options, value } = props;
  const known = options.find((each) => each.value === value);
  const data = value !== '' && !known ? [{ value, label: value }, ...options] : options;
  const label = known?.label ?? value;
  const settled = useRef('');
  const take = (text: string, option: Option | undefined): void => {
    settled.current = text;
    if (option && option.value !== value) props.onChange(option.value);
    props.onReason(option ? undefined : `«${text}» no está en la lista`);
  };
  return (
    <Select
      {...common(props)}
      data={data}
      value={value === '' ? null : value}
      searchable
      limit={60}
      filter={({ options: all, search, limit }) => byKeyFirst(all as Option[], search, limit)}
      allowDeselect={false}
      openOnFocus={false}
      nothingFoundMessage="SIN RESULTADOS"
      comboboxProps={{ withinPortal: true, zIndex: 500, transitionProps: { duration: 0 } }}
      onChange={(next) => {
        props.onReason(undefined);
        props.onChange(next ?? '');
      }}
      onSearchChange={(text) => {
        settled.current = '';
        // Emptied by hand: the field is blank, not what it was.
        if (text === '' && value !== '') props.onChange('');
        if (text === '') props.onReason(undefined);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        const { value: text } = event.currentTarget;
        if (event.key !== 'Enter' || text === '' || text === label) return;
        // After the arrows the list's own choice counts.
        if (event.currentTarget.hasAttribute('aria-activedescendant')) return;
        take(text, byKeyFirst(options, text, 1)[0]);
      }}
      onBlur={(event) => {
        const { value: text } = event.currentTarget;
        if (text !== '' && text !== label && text !== settled.current) take(text, exactly(options, text));
      }}
    />
  );
}
