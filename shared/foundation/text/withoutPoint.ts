/** A text without the point at its end, where a sentence goes on or sets its own: 'CO., LTD.' is 'CO., LTD'. */
export const withoutPoint = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);
