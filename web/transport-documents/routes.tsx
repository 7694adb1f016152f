import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { TransportList } from './TransportList.tsx';
import { loadPage } from './page.ts';

const TransportPage = later(loadPage, <Loading />);

/** `/conocimientobl` and `/conocimientobl/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <TransportList /> },
  { path: ':id', element: <TransportPage /> },
];
