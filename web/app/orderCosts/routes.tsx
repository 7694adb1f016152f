import type { RouteObject } from 'react-router-dom';
import { CostOrders } from './CostOrders.tsx';
import { CostsPage } from './CostsPage.tsx';

/** `/ordenestrabajogastos` and `/ordenestrabajogastos/<order>`. */
export const routes: RouteObject[] = [
  { index: true, element: <CostOrders /> },
  { path: ':id', element: <CostsPage /> },
];
