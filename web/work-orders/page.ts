import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { askToTake } from '../api/queries.ts';
import type { Arriving } from '../api/session.ts';

/** The page of one document: beside the list, not before it. */
export const loadPage = async () => (await import('./OrderPage.tsx')).OrderPage;

/** What the order holds, and what each of its kinds shows there: the page is drawn when both have come. */
export function askAhead(id: string, { country }: Arriving): void {
  askToTake(workOrderProcedures.file, { ID: id });
  import('./orderPart.ts').then(({ partsOf }) => partsOf(country)).catch(() => undefined);
}
