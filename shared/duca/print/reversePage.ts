import { movementOf } from '../../catalogues/movement.ts';
import { catalogue } from '../../catalogues/names.ts';
import { byCountry } from '../../countries/byCountry.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Box } from '../../foundation/pdf/box.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import type { PrintFacts } from './facts.ts';
import { LEFT, TOP, WIDTH } from '../../foundation/print/area.ts';
import { BAND, drawBand } from '../../foundation/print/band.ts';
import { drawFrameValues, drawHead } from './frame.ts';

/** Offices that the sheet has room for: passages, and the last one for the destination. */
const OFFICES = 5;
const OFFICE_HEIGHT = 34;
const GAP = 3.2;
const HALF = WIDTH / 2;

type NumberedCell = readonly [number: string, caption: string, width: number];

/** Boxes side by side; the numbers are the sheet's own (domain 1.2). */
function row(y: number, h: number, group: string, cells: readonly NumberedCell[]): Box[] {
  const rest = WIDTH - cells.reduce((sum, [, , width]) => sum + width, 0);
  let x = LEFT;
  return cells.map(([number, caption, own]) => {
    const w = own || rest;
    const box = {
      x,
      y,
      w,
      h,
      caption,
      group: `${group}.${number || caption}`,
      ...(number ? { number } : {}),
    };
    x += w;
    return box;
  });
}

interface Office {
  y: number;
  title: string;
  boxes: readonly Box[];
}

const departure: Office = {
  y: TOP,
  title: 'Aduana de Partida',
  boxes: [
    ...row(TOP + BAND, 8, 'partida', [
      ['1', 'Aduana de Partida', 0],
      ['2', 'Código', 30],
      ['3', 'País', 50],
    ]),
    ...row(TOP + BAND + 8, 11, 'partida', [
      ['4', 'Dispositivo de Seguridad', 70],
      ['5', 'Ruta a Seguir', 0],
    ]),
    ...row(TOP + BAND + 19, 8, 'partida', [
      ['6', 'Fecha y Hora', HALF],
      ['7', 'Plazo en Horas', 0],
    ]),
    ...row(TOP + BAND + 27, 19, 'partida', [
      ['8', 'Nombre, firma y sello del funcionario', HALF],
      ['9', 'Observaciones', 0],
    ]),
  ],
};

const passages = Array.from({ length: OFFICES }, (_, index): Office => {
  const y = TOP + BAND + 46 + GAP + index * (OFFICE_HEIGHT + GAP);
  const group = `paso ${index + 1}`;
  return {
    y,
    title: index === OFFICES - 1 ? 'Aduana de Destino' : `Aduana de Paso ${index + 1}`,
    boxes: [
      ...row(y + BAND, 8, group, [
        ['10', 'Aduana', 0],
        ['11', 'Código', 24],
        ['12', 'Número de dispositivo de seguridad nuevo', 56],
        ['13', 'Fecha y Hora', 38],
      ]),
      ...row(y + BAND + 8, OFFICE_HEIGHT - BAND - 8, group, [
        ['14', 'Nombre, firma y sello del funcionario', HALF],
        ['', 'Observaciones', 0],
      ]),
    ],
  };
});

const templates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => {
    drawHead(canvas, code, 'REVERSO: TRÁNSITO (DUCA-T)');
    for (const { y, title, boxes } of [departure, ...passages]) {
      drawBand(canvas, y, title);
      for (const box of boxes) canvas.box(box);
    }
  }),
);

/** Whether the regime or modality is one of transit; the lists say so (TRANSITO). */
export function needsReverse({ body, reference }: PrintFacts): boolean {
  const { MODALIDAD: modality, CODIGO_REGIMEN: regime } = body.DUCA;
  return movementOf({ modality, regime }, reference) === 'crosses';
}

/**
 * Reverse side of a transit declaration (domain 1.2): what the declaration knows of its departure and destination is
 * filled in, the rest is written by the offices on the way.
 */
export function drawReverse(book: Book, facts: PrintFacts, pages: number): void {
  const { body, reference } = facts;
  const { ID_ADUANA_REGISTRO: from, ID_ADUANA_DESTINO: to } = body.DUCA;
  const nameOf = (list: string, code: string): string => reference.row(list, code)?.VALOR ?? code;
  const page = book.page(templates[reference.country]);
  drawFrameValues(page, facts, pages);
  const [office, officeCode, country, seals] = departure.boxes;
  const path = 'DUCA.ID_ADUANA_REGISTRO';
  page.value(office!, nameOf(catalogue.customsOffices, from), { path });
  page.value(officeCode!, from, { path });
  page.value(country!, nameOf(catalogue.countries, reference.country));
  const used = [...new Set(body.EQUIPO.map((each) => each.NUMERO_PRECINTO).filter(Boolean))].join(', ');
  const whole = page.fitsBox(seals!, used);
  page.value(seals!, whole ? used : 'LOS DE LA CASILLA 24.7 Y SU CONTINUACIÓN', {
    path: 'EQUIPO[0].NUMERO_PRECINTO',
  });
  const [name, code] = passages.at(-1)!.boxes;
  page.value(name!, nameOf(catalogue.customsOffices, to), { path: 'DUCA.ID_ADUANA_DESTINO' });
  page.value(code!, to, { path: 'DUCA.ID_ADUANA_DESTINO' });
}
