import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { DucaPage } from './DucaPage.tsx';

const CheckPage = lazy(async () => ({ default: (await import('./sealing/CheckPage.tsx')).CheckPage }));
const loadList = async () => ({ default: (await import('./DucaList.tsx')).DucaList });
const DucaList = lazy(loadList);
// Beside the editor, not before it: who opens a declaration by its address waits for no list.
void loadList().catch(() => undefined);

const list = (
  <Suspense fallback={<Loading />}>
    <DucaList />
  </Suspense>
);

const check = (
  <Suspense fallback={<Loading />}>
    <CheckPage />
  </Suspense>
);

/** `/ducagt`, `/ducagt/<id>` and `/ducagt/<id>/revisar`. */
export const routes: RouteObject[] = [
  { index: true, element: list },
  { path: ':id', element: <DucaPage /> },
  { path: ':id/revisar', element: check },
];
