import type { RouteObject } from 'react-router-dom';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/states.tsx';
import { CostOrders } from './CostOrders.tsx';

const CostsPage = later(async () => (await import('./CostsPage.tsx')).CostsPage, <Loading />);

/** `/ordenestrabajogastos` and `/ordenestrabajogastos/<order>`. */
export const routes: RouteObject[] = [
  { index: true, element: <CostOrders /> },
  { path: ':id', element: <CostsPage /> },
];
