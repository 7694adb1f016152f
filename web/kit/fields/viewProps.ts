import type { Field } from '../../../shared/foundation/fields/field.ts';

export interface ViewProps {
  id: string;
  field: Field;
  value: string;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string;
  autoFocus: boolean;
  onChange: (value: string) => void;
  /** Why the typed text is no value; undefined when it is one. */
  onReason: (reason: string | undefined) => void;
}

/** What every input of a field is given. */
export const common = ({ id, readOnly, invalid, describedBy, autoFocus }: ViewProps) => ({
  id,
  readOnly,
  error: invalid,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  // Only asked for by screens whose first act is typing (look.md: search box focused).
  autoFocus,
});
