import { download } from '../grid/csv.ts';

/** What a picture is written in where no page gives it a colour. */
const INK = '#1f3a5f';
const SCALE = 2;

/** The chart as an SVG that stands alone: dark on white, with a font that every machine has. */
function standAlone(chart: SVGSVGElement): { text: string; width: number; height: number } {
  const copy = window.document.importNode(chart, true);
  const { width, height } = chart.viewBox.baseVal;
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: String(height),
    color: INK,
    'font-family': 'Arial, Helvetica, sans-serif',
  }))
    copy.setAttribute(name, value);
  for (const link of copy.querySelectorAll('a')) link.removeAttribute('href');
  const paper = window.document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: '#ffffff' }))
    paper.setAttribute(name, value);
  copy.prepend(paper);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

export const saveSvg = (chart: SVGSVGElement, name: string): void =>
  download(`${name}.svg`, standAlone(chart).text, 'image/svg+xml');

/** Hands the chart to the person as a picture of twice its size. */
export async function savePng(chart: SVGSVGElement, name: string): Promise<void> {
  const { text, width, height } = standAlone(chart);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = window.document.createElement('a');
  Object.assign(link, { href: canvas.toDataURL('image/png'), download: `${name}.png` });
  link.click();
}
