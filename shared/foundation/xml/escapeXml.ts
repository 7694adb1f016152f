import { cleanText } from '../text/clean.ts';

/** Text as the content of an element: cleaned of what XML forbids, every `&`, `<` and `>` escaped, whatever it holds. */
export const escapeXml = (text: string): string =>
  cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Text for the object interface of xmlbuilder2, which resolves entities as it reads the object and, as it writes, leaves
 * an `&` that begins one as it is: a typed «&amp;» would come back as «&» twice over, so every `&` is escaped twice.
 */
export const forBuilder = (text: string): string => cleanText(text).replaceAll('&', '&amp;amp;');
