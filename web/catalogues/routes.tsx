import type { RouteObject } from 'react-router-dom';
import { CatalogueList } from './CatalogueList.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import './catalogues.css';

/** `/catalogs` and `/catalogs/sistema/<nombre>`. */
export const routes: RouteObject[] = [
  { path: 'sistema/:name', element: <CataloguePage /> },
  { path: '*', element: <CatalogueList /> },
];
