import type { DisplayPage, DisplayText } from './displayList.ts';

/** Left, top, right and bottom in millimetres. */
type Ink = readonly [left: number, top: number, right: number, bottom: number];

/** Of the size: how far capitals rise above the baseline, and letters like «g» hang below it. */
const [RISE, HANG] = [0.72, 0.2];
/** Less than the eye sees: a text may touch what it stands beside. */
const TOUCH = 0.12;

function inkOf({ x, y, width, size, text }: DisplayText): Ink {
  const hang = /[gjpqyçQÇ,;()[\]{}|@«»/$]/.test(text) ? HANG * size : 0;
  return [x + TOUCH, y - RISE * size + TOUCH, x + width - TOUCH, y + hang - TOUCH];
}

const meet = (a: Ink, b: Ink): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Every rule of a page: lines, and the four sides of the frames that are drawn. */
function rulesOf({ template, content }: DisplayPage): Ink[] {
  return [template, content].flatMap(({ lines, rects }) => [
    ...lines.map(({ x1, y1, x2, y2 }): Ink => [
      Math.min(x1, x2),
      Math.min(y1, y2),
      Math.max(x1, x2),
      Math.max(y1, y2),
    ]),
    ...rects.flatMap(({ x, y, width, height, stroke }): Ink[] => {
      if (stroke === undefined) return [];
      const [right, bottom] = [x + width, y + height];
      return [
        [x, y, right, y],
        [x, bottom, right, bottom],
        [x, y, x, bottom],
        [right, y, right, bottom],
      ];
    }),
  ]);
}

/** Says what stands on what on the pages: texts over the edge of the paper, across a rule, or on one another. */
export function collisionsOf(pages: readonly DisplayPage[]): string[] {
  return pages.flatMap((page) => {
    const paper: Ink = [0, 0, page.width, page.height];
    const rules = rulesOf(page);
    const texts = [...page.template.texts, ...page.content.texts].map((each) => ({
      ink: inkOf(each),
      name: `página ${page.number}: «${each.text.slice(0, 40)}»${each.meaning.path ? ` (${each.meaning.path})` : ''}`,
    }));
    return texts.flatMap(({ ink, name }, index) => {
      const over = ink[0] < paper[0] || ink[1] < paper[1] || ink[2] > paper[2] || ink[3] > paper[3];
      const crossed = rules.some((rule) => meet(ink, rule));
      const other = texts.slice(index + 1).find((each) => meet(ink, each.ink));
      return [
        ...(over ? [`${name} pasa del papel`] : []),
        ...(crossed ? [`${name} cruza una raya`] : []),
        ...(other ? [`${name} pisa ${other.name}`] : []),
      ];
    });
  });
}
