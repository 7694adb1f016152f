/**
 * Header of every answer to who is signed in: counts the changes of what people of their company may do. A browser that
 * asked for its own under another count asks anew at once.
 */
export const ACCESS_HEADER = 'x-access-revision';
