import { cleanText } from '../text/clean.ts';

/** Text as the content of an element: cleaned of what XML forbids, every `&`, `<` and `>` escaped, whatever it holds. */
export const escapeXml = (text: string): string =>
  cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Text for xmlbuilder2, which escapes `<` and `>` itself but leaves an `&` that begins an entity as it is, so that a
 * typed «&amp;» would come back as «&»: every `&` is escaped before it sees the text.
 */
export const forBuilder = (text: string): string => cleanText(text).replaceAll('&', '&amp;');
