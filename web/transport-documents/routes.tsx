import type { RouteObject } from 'react-router-dom';
import { TransportList } from './TransportList.tsx';
import { TransportPage } from './TransportPage.tsx';

/** `/conocimientobl` and `/conocimientobl/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <TransportList /> },
  { path: ':id', element: <TransportPage /> },
];
