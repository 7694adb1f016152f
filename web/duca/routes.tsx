import type { RouteObject } from 'react-router-dom';
import { DucaList } from './DucaList.tsx';
import { DucaPage } from './DucaPage.tsx';

/** `/ducagt` and `/ducagt/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <DucaList /> },
  { path: ':id', element: <DucaPage /> },
];
