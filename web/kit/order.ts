/** The order after a column was pressed: by it, and pressed again, the other way round. */
export const nextOrder = (order: string, name: string): string => (order === name ? `-${name}` : name);
