import type { Rule } from './rule.ts';

/** Message function code: 4 for the variant, else the one that was asked for (spec 4). */
export const functionCode: Rule = (_record, { variant, functionCode: asked }) => (variant ? '4' : asked);

/** Message identifier: 1 for the variant, else 6 (spec 4). */
export const messageId: Rule = (_record, { variant }) => (variant ? '1' : '6');
