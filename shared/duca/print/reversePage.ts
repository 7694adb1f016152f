import { catalogue } from '../../catalogues/names.ts';
import { COUNTRIES, type CountryCode } from '../../countries/country.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Box } from '../../foundation/pdf/box.ts';
import { formTemplate, type FormTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import type { PrintFacts } from './facts.ts';
import { BAND, drawBand, drawFrameValues, drawHead, LEFT, RIGHT, TOP, WIDTH } from './frame.ts';

/** Offices that the sheet has room for: passages, and the last one for the destination. */
const OFFICES = 5;
const OFFICE_HEIGHT = 31;
const GAP = 3;
const HALF = WIDTH / 2;

interface Numbered {
  box: Box;
}
const boxes: Numbered[] = [];

function row(
  y: number,
  h: number,
  group: string,
  cells: readonly (readonly [string, string, number])[],
): Box[] {
  const rest = WIDTH - cells.reduce((sum, [, , width]) => sum + width, 0);
  let x = LEFT;
  return cells.map(([number, caption, own]) => {
    const w = own || rest;
    const box: Box = {
      x,
      y,
      w,
      h,
      caption,
      group: `${group}.${number || caption}`,
      ...(number ? { number } : {}),
    };
    x += w;
    boxes.push({ box });
    return box;
  });
}

const start = TOP + BAND;
const [office, officeCode, country] = row(start, 8, 'partida', [
  ['1', 'Aduana de Partida', 0],
  ['2', 'Código', 30],
  ['3', 'País', 50],
]);
const [seals] = row(start + 8, 11, 'partida', [
  ['4', 'Dispositivo de Seguridad', 70],
  ['5', 'Ruta a Seguir', 0],
]);
row(start + 19, 9, 'partida', [
  ['6', 'Fecha y Hora', HALF],
  ['7', 'Plazo en Horas', 0],
]);
row(start + 28, 18, 'partida', [
  ['8', 'Nombre, firma y sello del funcionario', HALF],
  ['9', 'Observaciones', 0],
]);
const departureEnd = start + 46;

const passages = Array.from({ length: OFFICES }, (_, index) => {
  const y = departureEnd + GAP + index * (OFFICE_HEIGHT + GAP);
  const group = `paso ${index + 1}`;
  const [name, code] = row(y + BAND, 8, group, [
    ['10', 'Aduana', 0],
    ['11', 'Código', 24],
    ['12', 'Número de dispositivo de seguridad nuevo', 56],
    ['13', 'Fecha y Hora', 38],
  ]);
  row(y + BAND + 8, OFFICE_HEIGHT - BAND - 8, group, [
    ['14', 'Nombre, firma y sello del funcionario', HALF],
    ['', 'Observaciones', 0],
  ]);
  const last = index === OFFICES - 1;
  return { y, name: name!, code: code!, title: last ? 'Aduana de Destino' : `Aduana de Paso ${index + 1}` };
});

const templates = Object.fromEntries(
  COUNTRIES.map((code): [CountryCode, FormTemplate] => [
    code,
    formTemplate(LETTER, (canvas) => {
      drawHead(canvas, code, 'REVERSO: TRÁNSITO (DUCA-T)');
      drawBand(canvas, TOP, 'Aduana de Partida');
      for (const { box } of boxes.slice(0, 9)) canvas.box(box);
      passages.forEach(({ y, title }, index) => {
        drawBand(canvas, y, title);
        for (const { box } of boxes.slice(9 + index * 6, 15 + index * 6)) canvas.box(box);
      });
      canvas.line(LEFT, 267.5, RIGHT, 267.5, { width: 0.1, gray: 0.5 });
    }),
  ]),
) as Record<CountryCode, FormTemplate>;

/** Whether the regime or modality is one of transit; the lists say so (TRANSITO). */
export function needsReverse({ body, reference }: PrintFacts): boolean {
  const { MODALIDAD, CODIGO_REGIMEN } = body.DUCA;
  const modality = reference.row(catalogue.modalities, MODALIDAD);
  const regime = reference.row(catalogue.regimes, CODIGO_REGIMEN || (modality?.['REGIMEN'] ?? ''));
  return modality?.['TRANSITO'] === '1' || regime?.['TRANSITO'] === '1';
}

/**
 * Reverse side of a transit declaration (domain 1.2): what the declaration knows of its departure and destination is
 * filled in, the rest is written by the offices on the way.
 */
export function drawReverse(book: Book, facts: PrintFacts, pages: number): void {
  const { body, reference } = facts;
  const { ID_ADUANA_REGISTRO: from, ID_ADUANA_DESTINO: to } = body.DUCA;
  const nameOf = (code: string): string => reference.row(catalogue.customsOffices, code)?.VALOR ?? code;
  const page = book.page(templates[reference.country]);
  drawFrameValues(page, facts, pages);
  const path = 'DUCA.ID_ADUANA_REGISTRO';
  page.value(office!, nameOf(from), { path });
  page.value(officeCode!, from, { path });
  page.value(country!, reference.row(catalogue.countries, reference.country)?.VALOR ?? reference.country);
  const used = [...new Set(body.EQUIPO.map((each) => each.NUMERO_PRECINTO).filter(Boolean))].join(', ');
  const fits = page.fitsBox(seals!, used);
  page.value(seals!, fits ? used : 'Los de la casilla 24.7 y su continuación', {
    path: 'EQUIPO[0].NUMERO_PRECINTO',
  });
  const destination = passages.at(-1)!;
  page.value(destination.name, nameOf(to), { path: 'DUCA.ID_ADUANA_DESTINO' });
  page.value(destination.code, to, { path: 'DUCA.ID_ADUANA_DESTINO' });
}
