import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { OrderList } from './OrderList.tsx';
import { loadPage } from './page.ts';

const OrderPage = later(loadPage, <Loading />);
const DossierPage = later(async () => (await import('./DossierPage.tsx')).DossierPage, <Loading />);
const TracePage = later(async () => (await import('./talk/TracePage.tsx')).TracePage, <Loading />);

/** `/ordenestrabajo`, `/ordenestrabajo/<id>`, its dossier, and what is said of it. */
export const routes: RouteObject[] = [
  { index: true, element: <OrderList /> },
  { path: ':id', element: <OrderPage /> },
  { path: ':id/expediente', element: <DossierPage /> },
  { path: ':id/trazabilidad', element: <TracePage /> },
];
