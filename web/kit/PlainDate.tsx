import { field } from '../../shared/foundation/fields/field.ts';
import { FieldFrame } from './fields/FieldFrame.tsx';
import { LineView } from './fields/LineView.tsx';

/** A day outside documents, typed as everywhere else; told as 'yyyy-mm-dd'. */
export const PlainDate = (props: { label: string; value: string; onChange: (day: string) => void }) => (
  <FieldFrame
    field={field.date(props.label)}
    path={`DIA.${props.label}`}
    value={props.value}
    onChange={props.onChange}
    View={LineView}
  />
);
