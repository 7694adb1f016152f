import type { HeaderRow } from './rows.ts';

/** Where lists and totals have drafts whose order was deleted: apart from every state, for they wait for nobody. */
export const ASIDE = 'APARTADO';

/** The state under which lists and totals have a document. */
export const countedState = ({ ESTADO, APARTADO }: Pick<HeaderRow, 'ESTADO' | 'APARTADO'>): string =>
  APARTADO === undefined ? ESTADO : ASIDE;
