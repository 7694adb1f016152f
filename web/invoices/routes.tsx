import type { RouteObject } from 'react-router-dom';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicePage } from './InvoicePage.tsx';

/** `/facturagt` and `/facturagt/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <InvoiceList /> },
  { path: ':id', element: <InvoicePage /> },
];
