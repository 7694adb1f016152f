import { formats } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** A date that goes even when it is empty, as 1900-01-01 (spec 5, dates); a warning says so beforehand. */
export const emptyDate =
  (field: string): Rule =>
  (record) =>
    formats.date(valueOf(record, field));
