import type { RouteObject } from 'react-router-dom';
import { CatalogueList } from './CatalogueList.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import { EmptyState } from '../kit/states.tsx';
import './catalogues.css';

/** Agents, importers, suppliers and carriers of the company (spec 2, sidebar) are not kept as lists. */
const OwnLists = () => (
  <>
    <h1 tabIndex={-1}>Catálogos de la empresa</h1>
    <EmptyState
      icon="lock"
      title="Esta aplicación no está habilitada para su empresa"
      text="Los catálogos del sistema sí pueden verse en Catálogos."
    />
  </>
);

/** `/catalogs` and `/catalogs/sistema/<nombre>`. */
export const routes: RouteObject[] = [
  { path: 'sistema/:name', element: <CataloguePage /> },
  { path: 'mis/*', element: <OwnLists /> },
  { path: '*', element: <CatalogueList /> },
];
