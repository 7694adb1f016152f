import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { DuaList } from './DuaList.tsx';
import { DuaPage } from './DuaPage.tsx';

const DuaCheck = later(async () => (await import('./register/DuaCheck.tsx')).DuaCheck, <Loading />);

/** `/duahn`, `/duahn/<id>` and `/duahn/<id>/revisar`. */
export const routes: RouteObject[] = [
  { index: true, element: <DuaList /> },
  { path: ':id', element: <DuaPage /> },
  { path: ':id/revisar', element: <DuaCheck /> },
];
