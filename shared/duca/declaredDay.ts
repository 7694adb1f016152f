import type { Reference } from '../foundation/documents/reference.ts';
import type { DucaBody } from './dataSets.ts';

/** Day whose law rules a declaration: that of its acceptance; blank before it, for today's. */
export const declaredDay = ({ DUCA }: Pick<DucaBody, 'DUCA'>): string => DUCA.FECHA_ACEPTACION.slice(0, 10);

/** Day on which its papers must serve: that of its acceptance, whatever ended since; today until then. */
export const servedDay = (body: Pick<DucaBody, 'DUCA'>, { today }: Pick<Reference, 'today'>): string =>
  declaredDay(body) || today;
