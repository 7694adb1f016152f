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

/** What every input of a field is given. */
export const common = ({ id, readOnly, invalid, describedBy, autoFocus }: ViewProps) => ({
  id,
  readOnly,
  error: invalid,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  // Only asked for by screens whose first act is typing (look 1, lists).
  autoFocus,
});
