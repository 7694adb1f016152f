import { useLayoutEffect, useRef, useState } from 'react';
import { kinds, shownValue, type Parsed } from '../../../shared/foundation/fields/kinds.ts';
import type { KindName } from '../../../shared/foundation/fields/field.ts';
import { useReference } from '../reference.ts';
import { readTyped } from '../typed.ts';
import { endTyping, storeTyped } from './storeTyped.ts';
import type { ViewProps } from './viewProps.ts';

/** Kinds whose unfinished text may already be stored; of the others (dates) half a text means something else. */
const LIVE: ReadonlySet<KindName> = new Set(['text', 'note', 'reference', 'decimal', 'integer']);

/** What is being typed, apart from what is stored; left, it is a value or a text that waits to be mended. */
export function useTyping(view: ViewProps) {
  const { field, value, readOnly, unread, onChange, onTyping } = view;
  const reference = useReference();
  const shown = readOnly
    ? shownValue(value, field)
    : value === ''
      ? ''
      : kinds[field.kind].format(value, field);
  const [draft, setDraft] = useState<string>();
  /** What was stored before the first letter. */
  const begun = useRef(value);
  const read = (text: string): Parsed => readTyped(text, field, reference);
  /** Enter also confirms what an earlier visit left half typed. */
  const leave = (confirmed = false): void => {
    const text = draft ?? (confirmed ? unread?.text : undefined);
    if (text === undefined || readOnly) return;
    const parsed = read(text);
    setDraft(undefined);
    endTyping(view, parsed.ok ? parsed.value : { text, reason: parsed.reason });
  };
  // A window that closes takes its fields away without a blur.
  const left = useRef(leave);
  left.current = leave;
  useLayoutEffect(() => () => left.current(), []);
  return {
    text: draft ?? unread?.text ?? shown,
    type: (text: string): void => {
      if (draft === undefined) begun.current = value;
      setDraft(text);
      onTyping(text);
      const parsed = LIVE.has(field.kind) ? read(text) : undefined;
      if (parsed?.ok) storeTyped(view, parsed.value);
      // Of «12,5x» the «12» was nobody's word: what cannot be read leaves what stood there.
      else if (parsed && value !== begun.current) onChange(begun.current);
    },
    leave,
    /** Stores an entry that was pointed at instead of what was typed. */
    take: (next: string): void => {
      setDraft(undefined);
      endTyping(view, next);
    },
  };
}
