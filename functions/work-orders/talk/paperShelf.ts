import { shelfOf } from '../../runtime/attached/shelf.ts';

/** Papers of an order, beside it. */
export const paperShelf = shelfOf('work-orders', 'papeles');
