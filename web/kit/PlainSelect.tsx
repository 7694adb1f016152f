import { NativeSelect } from '@mantine/core';
import { Icon } from './icons.tsx';

export interface PlainOption {
  value: string;
  label: string;
}

/** A choice of a few, outside documents: filters and small forms. */
export const PlainSelect = (props: {
  label: string;
  value: string;
  options: readonly PlainOption[];
  onChange: (value: string) => void;
  disabled?: boolean;
}) => (
  <NativeSelect
    label={props.label}
    value={props.value}
    disabled={props.disabled ?? false}
    // The library's own sign is neither named nor hidden from screen readers.
    rightSection={<Icon name="down" />}
    data={props.options.map(({ value, label }) => ({ value, label }))}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);
