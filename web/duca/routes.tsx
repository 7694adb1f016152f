import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { DucaList } from './DucaList.tsx';
import { loadPage } from './page.ts';

const DucaPage = later(loadPage, <Loading />);
const DucaCheck = later(async () => (await import('./sealing/DucaCheck.tsx')).DucaCheck, <Loading />);

/** `/ducagt`, `/ducagt/<id>` and `/ducagt/<id>/revisar`. */
export const routes: RouteObject[] = [
  { index: true, element: <DucaList /> },
  { path: ':id', element: <DucaPage /> },
  { path: ':id/revisar', element: <DucaCheck /> },
];
