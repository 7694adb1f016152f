import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { TransportList } from './TransportList.tsx';

const loadPage = async () => (await import('./TransportPage.tsx')).TransportPage;
const TransportPage = later(loadPage, <Loading />);
/** Beside the list, not before it. */
export const preload = (): unknown => loadPage().catch(() => undefined);

/** `/conocimientobl` and `/conocimientobl/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <TransportList /> },
  { path: ':id', element: <TransportPage /> },
];
