import { useState } from 'react';
import { field } from '../../shared/foundation/fields/field.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { FieldFrame } from './fields/FieldFrame.tsx';
import { LineView } from './fields/LineView.tsx';
import type { UnreadText } from './unread.ts';

/** By which such a day is led to. */
export const dayPath = (label: string): string => `DIA.${label}`;

/** A day outside documents, typed as everywhere else; told as 'yyyy-mm-dd', and '' while what stands there is none. */
export function PlainDate(props: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  /** What is wrong with it. */
  error?: string;
  /** Told of a text that is no day, in the stead of '', and of its end: for where '' is an answer too. */
  onUnread?: (unread: UnreadText | undefined) => void;
}) {
  const { label, error = '' } = props;
  const path = dayPath(label);
  const [unread, setUnread] = useState<UnreadText>();
  return (
    <FieldFrame
      field={field.date(label)}
      path={path}
      value={props.value}
      onChange={props.onChange}
      problems={error === '' ? [] : [problem('day', path, error)]}
      unread={unread}
      onUnread={(text) => {
        setUnread(text);
        if (props.onUnread) props.onUnread(text);
        else if (text) props.onChange('');
      }}
      View={LineView}
    />
  );
}
