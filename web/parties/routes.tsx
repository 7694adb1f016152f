import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { PartyList } from './PartyList.tsx';
import { loadPage } from './page.ts';

const PartyPage = later(loadPage, <Loading />);

/** `/miscatalogos`, with `?rol=` for one kind of party, and `/miscatalogos/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <PartyList /> },
  { path: ':id', element: <PartyPage /> },
];
