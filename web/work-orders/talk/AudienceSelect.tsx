import type { Audience } from '../../../shared/work-orders/talk/audience.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';

const OPTIONS = [
  { value: 'AGENCIA', label: 'Solo la agencia' },
  { value: 'CLIENTE', label: 'El cliente también' },
];

/** For whom a new thread is; the client only where they take part. */
export const AudienceSelect = (props: {
  value: Audience;
  disabled?: boolean;
  onChange: (value: Audience) => void;
}) => (
  <PlainSelect
    label="Para quién es"
    value={props.value}
    disabled={props.disabled ?? false}
    options={OPTIONS}
    onChange={(value) => props.onChange(value === 'CLIENTE' ? 'CLIENTE' : 'AGENCIA')}
  />
);
