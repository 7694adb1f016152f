import { useState } from 'react';
import { field } from '../../shared/foundation/fields/field.ts';
import { FieldFrame } from './fields/FieldFrame.tsx';
import { LineView } from './fields/LineView.tsx';
import type { UnreadText } from './unread.ts';

/** A day outside documents, typed as everywhere else; told as 'yyyy-mm-dd', and '' while what stands there is none. */
export function PlainDate(props: { label: string; value: string; onChange: (day: string) => void }) {
  const [unread, setUnread] = useState<UnreadText>();
  return (
    <FieldFrame
      field={field.date(props.label)}
      path={`DIA.${props.label}`}
      value={props.value}
      onChange={props.onChange}
      unread={unread}
      onUnread={(text) => {
        setUnread(text);
        if (text) props.onChange('');
      }}
      View={LineView}
    />
  );
}
