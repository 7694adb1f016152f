/** Filters of the list of orders: the column of each, and its name in the address. */
export const ORDER_FILTERS = {
  priority: { at: 'prioridad', column: 'ID_PRIORIDAD' },
  agent: { at: 'agente', column: 'ID_USUARIO_ASIGNADO' },
  client: { at: 'cliente', column: 'NIT_IMPORTADOR' },
} as const;

/** What of them is asked for, as the list wants it. */
export const askedFilters = (read: (name: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.values(ORDER_FILTERS)
      .map(({ at, column }) => [column, read(at)] as const)
      .filter(([, value]) => value !== ''),
  );
