import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { DossierPage } from './DossierPage.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';
import { lazy } from '../kit/lazy.ts';

const TracePage = lazy(async () => ({ default: (await import('./talk/TracePage.tsx')).TracePage }));

/** `/ordenestrabajo`, `/ordenestrabajo/<id>`, its dossier, and what is said of it. */
export const routes: RouteObject[] = [
  { index: true, element: <OrderList /> },
  { path: ':id', element: <OrderPage /> },
  { path: ':id/expediente', element: <DossierPage /> },
  {
    path: ':id/trazabilidad',
    element: (
      <Suspense fallback={<Loading />}>
        <TracePage />
      </Suspense>
    ),
  },
];
