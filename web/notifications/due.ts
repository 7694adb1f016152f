/** What falls due on a day, and the page that it leads to. */
export interface Due {
  key: string;
  day: string;
  kind: 'order' | 'validity' | 'complementary' | 'term';
  text: string;
  to: string;
}

/** As many as a calendar shows of one kind. */
const PAGE = 200;

/** Input of a list: its documents whose day of that column lies between two others. */
export const fallingBetween = (column: string, from: string, until: string) => ({
  TERMINO: undefined,
  FILTROS: { [`${column}>=`]: from, [`${column}<=`]: until },
  ORDEN: undefined,
  CURSOR: undefined,
  TAMANO: PAGE,
});
