import type { RouteObject } from 'react-router-dom';
import { DvaList } from './DvaList.tsx';
import { DvaPage } from './DvaPage.tsx';

/** `/dvagt` and `/dvagt/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <DvaList /> },
  { path: ':id', element: <DvaPage /> },
];
