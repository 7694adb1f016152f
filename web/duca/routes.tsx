import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { DucaList } from './DucaList.tsx';

const loadPage = async () => (await import('./DucaPage.tsx')).DucaPage;
const DucaPage = later(loadPage, <Loading />);
const DucaCheck = later(async () => (await import('./sealing/DucaCheck.tsx')).DucaCheck, <Loading />);
/** Beside the list, not before it: what checks a declaration weighs more than the list of them. */
export const preload = (): unknown => loadPage().catch(() => undefined);

/** `/ducagt`, `/ducagt/<id>` and `/ducagt/<id>/revisar`. */
export const routes: RouteObject[] = [
  { index: true, element: <DucaList /> },
  { path: ':id', element: <DucaPage /> },
  { path: ':id/revisar', element: <DucaCheck /> },
];
