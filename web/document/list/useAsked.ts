import { useAddress } from '../../kit/useAddress.ts';
import type { DayColumn } from './DayRange.tsx';
import { firstPage } from './firstPage.ts';

/** What a list asks as the address narrows and sorts it, beside what is `fixed`. */
export function useAsked(fixed: Readonly<Record<string, string>> = {}, days?: DayColumn) {
  const { read } = useAddress();
  const term = read('q');
  const state = read('estado');
  const [from, until] = [read('desde'), read('hasta')];
  return {
    term,
    state,
    from,
    until,
    /** Whether anything narrows it, so that an empty answer says less than that there is nothing. */
    narrowed: [term, state, from, until, ...Object.values(fixed)].some((value) => value !== ''),
    asked: {
      TERMINO: term === '' ? undefined : term,
      FILTROS: {
        ...fixed,
        ...(state === '' ? {} : { ESTADO: state }),
        ...(days && from !== '' ? { [`${days.column}>=`]: from } : {}),
        ...(days && until !== '' ? { [`${days.column}<=`]: until } : {}),
      },
      ORDEN: read('orden') || firstPage.ORDEN,
    },
  };
}
