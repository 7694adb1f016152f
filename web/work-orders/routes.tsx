import type { RouteObject } from 'react-router-dom';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';

/** `/ordenestrabajo` and `/ordenestrabajo/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <OrderList /> },
  { path: ':id', element: <OrderPage /> },
];
