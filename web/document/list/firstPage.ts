/** What a list asks when nothing in the address narrows it: the newest first. */
export const firstPage = {
  TERMINO: undefined,
  FILTROS: {},
  ORDEN: '-CREADO',
  CURSOR: undefined,
  TAMANO: 50,
} as const;
