import type { UnreadText } from '../unread.ts';
import type { ViewProps } from './viewProps.ts';

/**
 * Stores what was typed or pointed at, in the stead of a text that was no value. The value goes first: under such a text may
 * stand what another person wrote, which is a question only while the field says something else or something is typed there.
 */
export function storeTyped({ value, unread, onChange, onUnread }: ViewProps, next: string): void {
  if (next !== value) onChange(next);
  if (unread) onUnread(undefined);
}

/** Ends the typing in a field with a value or a text that is none; that it ended is told last, for the same reason. */
export function endTyping(view: ViewProps, typed: string | UnreadText): void {
  if (typeof typed === 'string') storeTyped(view, typed);
  else view.onUnread(typed);
  view.onTyping(undefined);
}
