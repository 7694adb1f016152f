import { memo, type MouseEvent } from 'react';
import type { DisplayArea, DisplayLayer, DisplayPage } from '../../../shared/foundation/pdf/displayList.ts';

const FAMILY = 'Liberation Sans, Arimo, Helvetica, Arial, sans-serif';
const shade = (gray: number): string => {
  const level = Math.round(gray * 255);
  return `rgb(${level} ${level} ${level})`;
};

const Layer = memo(function Layer({ layer }: { layer: DisplayLayer }) {
  return (
    <>
      {layer.rects.map(({ x, y, width, height, fill, stroke, thickness }, index) => (
        <rect
          key={index}
          {...{ x, y, width, height }}
          fill={fill === undefined ? 'none' : shade(fill)}
          {...(stroke === undefined ? {} : { stroke: shade(stroke), strokeWidth: thickness })}
        />
      ))}
      {layer.lines.map(({ x1, y1, x2, y2, thickness, gray }, index) => (
        <line key={index} {...{ x1, y1, x2, y2 }} stroke={shade(gray)} strokeWidth={thickness} />
      ))}
      {layer.texts.map(({ x, y, text, size, width, font, gray }, index) => (
        <text
          key={index}
          {...{ x, y }}
          fontSize={size}
          fontWeight={font === 'bold' ? 700 : 400}
          fill={shade(gray)}
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </>
  );
});

const holds = ({ x, y, width, height }: DisplayArea, left: number, top: number): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height;

/** Innermost field at a place of the page in millimetres. */
export function areaAt(page: DisplayPage, left: number, top: number): DisplayArea | undefined {
  const found = [...page.template.areas, ...page.content.areas].filter((area) => holds(area, left, top));
  return found.sort((a, b) => a.width * a.height - b.width * b.height)[0];
}

/**
 * One printed page, exactly as the PDF has it, from its display list. A click on a box tells its field; the field with
 * the focus is marked.
 */
export function PageView(props: {
  page: DisplayPage;
  label: string;
  marked?: string | undefined;
  onPick: (path: string) => void;
}) {
  const { page, label, marked, onPick } = props;
  const pick = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const left = ((event.clientX - box.left) / box.width) * page.width;
    const top = ((event.clientY - box.top) / box.height) * page.height;
    const area = areaAt(page, left, top);
    if (area) onPick(area.path);
  };
  const area = marked === undefined ? undefined : page.content.areas.find((each) => each.path === marked);
  return (
    <svg
      className="d-print-page"
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={label}
      fontFamily={FAMILY}
      onClick={pick}
    >
      <rect width={page.width} height={page.height} fill="white" />
      <Layer layer={page.template} />
      <Layer layer={page.content} />
      {area && (
        <rect
          className="d-print-mark"
          x={area.x}
          y={area.y}
          width={area.width}
          height={area.height}
          fill="none"
        />
      )}
    </svg>
  );
}
