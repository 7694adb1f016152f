/** «1 orden», «5 órdenes», with what follows the noun. */
export const countedOrders = (count: number, of = ''): string =>
  count === 1 ? `1 orden${of}` : `${count} órdenes${of}`;
