/**
 * Header of every answer to who is signed in: the last change of the lists of their country (matrix, rates, codes). A
 * browser that loaded its own under another one takes the new ones.
 */
export const REVISION_HEADER = 'x-catalogue-revision';

/** While nobody has changed a list: those that the product ships rule. */
export const NO_REVISION = '0';
