import type { RouteObject } from 'react-router-dom';
import { PartyList } from './PartyList.tsx';
import { PartyPage } from './PartyPage.tsx';

/** `/miscatalogos`, with `?rol=` for one kind of party, and `/miscatalogos/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <PartyList /> },
  { path: ':id', element: <PartyPage /> },
];
