import type { RouteObject } from 'react-router-dom';
import { DuaList } from './DuaList.tsx';
import { DuaPage } from './DuaPage.tsx';

/** `/duahn` and `/duahn/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <DuaList /> },
  { path: ':id', element: <DuaPage /> },
];
