import type { RouteObject } from 'react-router-dom';
import { DossierPage } from './DossierPage.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';

/** `/ordenestrabajo`, `/ordenestrabajo/<id>` and its dossier. */
export const routes: RouteObject[] = [
  { index: true, element: <OrderList /> },
  { path: ':id', element: <OrderPage /> },
  { path: ':id/expediente', element: <DossierPage /> },
];
