import type { ComponentProps } from 'react';
import { decimalKey } from './fields/decimalKey.ts';
import { PlainInput } from './simple.tsx';

/** A number outside documents, typed as in them: the decimal key of a Spanish keyboard's number block writes the point. */
export const AmountInput = (props: ComponentProps<typeof PlainInput>) => (
  <PlainInput {...props} inputMode="decimal" onKeyDown={decimalKey} />
);
