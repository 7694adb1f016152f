import { field } from '../../shared/foundation/fields/field.ts';
import { FieldInput } from './fields/FieldInput.tsx';

/** A day outside documents, typed as everywhere else; told as 'yyyy-mm-dd'. */
export const PlainDate = (props: { label: string; value: string; onChange: (day: string) => void }) => (
  <FieldInput
    field={field.date(props.label)}
    path={`DIA.${props.label}`}
    value={props.value}
    onChange={props.onChange}
  />
);
