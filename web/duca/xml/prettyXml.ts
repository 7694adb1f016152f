import { countText } from '../../../shared/foundation/text/countText.ts';
/** XML in lines, as people read it. */
export interface PrettyXml {
  lines: string[];
  /** Path of the field that a line shows; '' for a line that only opens or closes a group. */
  paths: string[];
}

const PARTS = /<[^>]+>[^<]*/g;
const INDENT = '  ';

/**
 * Breaks one-line XML into lines: an element with text is one line. `leafPaths` names, in order, the field of each
 * element that has no children.
 */
export function prettyXml(xml: string, leafPaths: readonly string[]): PrettyXml {
  const lines: string[] = [];
  const paths: string[] = [];
  const parts = xml.match(PARTS) ?? [];
  let depth = 0;
  let leaf = 0;
  const put = (text: string, path = ''): void => {
    lines.push(INDENT.repeat(depth) + text);
    paths.push(path);
  };
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    if (part.startsWith('<?')) put(part);
    else if (part.startsWith('</')) {
      depth -= 1;
      put(part);
    } else if (part.endsWith('/>')) put(part, leafPaths[leaf++]);
    else if (parts[at + 1]?.startsWith('</') === true) {
      put(part + parts[at + 1]!, leafPaths[leaf++]);
      at += 1;
    } else {
      put(part);
      depth += 1;
    }
  }
  return { lines, paths };
}

const LONGEST_LINE = 400;

/** A line that nobody reads to its end is shown by its beginning. */
export const shortened = (line: string): string =>
  line.length <= LONGEST_LINE
    ? line
    : line.replace(
        /^(\s*<[^>]+>)([^<]{80})([^<]*)(<.*)$/,
        (_, open: string, start: string, rest: string, close: string) =>
          `${open}${start}… y ${countText(rest.length)} caracteres más${close}`,
      );
