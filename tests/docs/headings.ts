export interface Heading {
  level: number;
  title: string;
  /** What stands under it, up to the next heading that is not below it. */
  text: string;
}

const LINE = /^(?<hashes>#{1,6}) (?<title>.+)$/gm;

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll('#', ' '));

/** Headings of a Markdown text, in order. */
export function headingsOf(markdown: string): Heading[] {
  const text = withoutCode(markdown);
  const found = [...text.matchAll(LINE)].map((match) => ({
    level: match.groups!['hashes']!.length,
    title: match.groups!['title']!.trim(),
    begins: match.index + match[0].length,
    at: match.index,
  }));
  return found.map(({ level, title, begins }, index) => {
    const next = found.slice(index + 1).find((each) => each.level <= level);
    return { level, title, text: text.slice(begins, next?.at) };
  });
}

/** Anchor that the usual readers of Markdown give to a heading. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
