import type { DucaBody } from './dataSets.ts';

/** Day whose law rules a declaration: that of its acceptance; blank before it, for today's. */
export const declaredDay = ({ DUCA }: Pick<DucaBody, 'DUCA'>): string => DUCA.FECHA_ACEPTACION.slice(0, 10);
