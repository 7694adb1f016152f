import type { Rule } from './rule.ts';

/** Codes of the message's function, and its identifiers, for the schema. */
export const FUNCTION = '\\d{1,2}';
export const IDENTIFIER = '1|6';

/** Who makes the software that writes the message (spec 9, message values): the installation's parameter. */
export const softwareProvider: Rule = (_record, { provider }) => provider;

/** Message function code: 4 for the variant, else the one that was asked for (spec 4, message function). */
export const functionCode: Rule = (_record, { variant, functionCode: asked }) => (variant ? '4' : asked);

/** Message identifier: 1 for the variant, else 6 (spec 4, message function). */
export const messageId: Rule = (_record, { variant }) => (variant ? '1' : '6');
