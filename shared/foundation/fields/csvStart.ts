/**
 * What may stand before the heading of a file and is no part of its list: a byte order mark, and the line «sep=;» by which
 * Excel learns the delimiter. Excel shows that line to nobody, so rows are counted without it.
 */
const START = /^\uFEFF?(?:"?sep=[^\r\n]"?(?:\r\n|\r|\n))?/i;

export const withoutStart = (text: string): string => text.replace(START, '');
