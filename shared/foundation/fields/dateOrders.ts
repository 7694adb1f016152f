import { orderOf } from '../dates/dateOrder.ts';
import { cleanText } from '../text/clean.ts';
import type { CsvProblem } from './csvFile.ts';
import type { Field } from './field.ts';

/** Which orders of day and month a text leaves open in a field; undefined in one that is no date. */
export const orderIn = ({ kind }: Field, text: string, today: string): ReturnType<typeof orderOf> =>
  kind === 'date' || kind === 'dateTime' ? orderOf(text, today) : undefined;

interface Met {
  row: number;
  text: string;
}

/**
 * What the dates of a file show of the order of day and month, column by column, also where it is read in pieces. One that
 * can only have the month first says that the column comes from elsewhere; then those that could be two days are none.
 */
export class DateOrders {
  readonly #columns = new Map<string, { month?: Met; either?: Met }>();

  note(column: string, order: 'month' | 'either', row: number, text: string): void {
    const met = this.#columns.get(column) ?? {};
    met[order] ??= { row, text };
    this.#columns.set(column, met);
  }

  /** A problem of the whole column each, at the heading: which of its dates are meant is not ours to guess. */
  problems(): CsvProblem[] {
    return [...this.#columns].flatMap(([heading, { month, either }]) => {
      if (!month || !either) return [];
      const column = cleanText(heading).trim();
      const message = `Columna «${column}»: la fila ${month.row} dice «${month.text}», que solo es fecha con el mes primero, y la fila ${either.row} dice «${either.text}», que así sería otro día. Deje toda la columna como dd/mm/aaaa, con el día primero, y cargue el archivo otra vez.`;
      return [{ row: 1, column, value: '', message }];
    });
  }
}
