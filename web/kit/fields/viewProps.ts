import type { Field } from '../../../shared/foundation/fields/field.ts';
import type { UnreadText } from '../unread.ts';

export interface ViewProps {
  id: string;
  field: Field;
  value: string;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
  /** Text that stands here instead of a value. */
  unread: UnreadText | undefined;
  onUnread: (unread: UnreadText | undefined) => void;
  /** The text that is being typed and not stored; undefined when it was left or stored. */
  onTyping: (text: string | undefined) => void;
}

/**
 * What every input of a field is given: the browser's own, for a document has a hundred and a phone draws them in a third of
 * the time that the library's take.
 */
export const common = ({ id, readOnly, invalid, describedBy, autoFocus }: ViewProps, look = '') => ({
  id,
  className: look === '' ? 'd-input' : `d-input ${look}`,
  readOnly,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  // Only asked for by screens whose first act is typing (look 1, lists).
  autoFocus,
});
