/** Logical id of a topology name: `work-orders` becomes `WorkOrders`. */
export const idOf = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
