import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { PartyList } from './PartyList.tsx';

const loadPage = async () => (await import('./PartyPage.tsx')).PartyPage;
const PartyPage = later(loadPage, <Loading />);
/** Beside the list, not before it. */
export const preload = (): unknown => loadPage().catch(() => undefined);

/** `/miscatalogos`, with `?rol=` for one kind of party, and `/miscatalogos/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <PartyList /> },
  { path: ':id', element: <PartyPage /> },
];
