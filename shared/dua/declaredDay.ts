import type { DuaBody } from './dataSets.ts';

/** Day whose law rules a declaration: that of its registration; blank before it, for today's. */
export const declaredDay = ({ DECLARACION }: Pick<DuaBody, 'DECLARACION'>): string =>
  DECLARACION.FECHA_ACEPTACION.slice(0, 10);
