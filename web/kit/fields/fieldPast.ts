import { createContext, type ReactNode } from 'react';
import type { Field } from '../../../shared/foundation/fields/field.ts';

/** A field whose help is open. */
export interface AskedPast {
  path: string;
  field: Field;
  /** What it holds now. */
  value: string;
  /** Takes another value; absent where nothing may be written. */
  use?: (value: string) => void;
}

/** Marks the button with which a help takes what its field held before. */
export const TAKES_PAST = 'data-takes-past';

/** Takes what the help that is open within says that its field held before: the key of the button. */
export const takePast = (within: Element): void =>
  within.querySelector<HTMLElement>(`[${TAKES_PAST}]`)?.click();

/** Draws in the help of a field what it held before; absent where nobody knows. */
export const FieldPast = createContext<((asked: AskedPast) => ReactNode) | undefined>(undefined);
