/** Keys of the options that show or hide a field (spec 7): of the report of declarations, and of the history of a DUCA. */
export const REPORT_FIELD = 'reporte-duca-encabezado-detalle-campo-';
export const HISTORY_FIELD = 'historia-duca-campo-';

/** Module under which both are kept (spec 7: module 7). */
export const FIELD_MODULE = '7';
