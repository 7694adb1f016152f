import { Navigate, useParams, type RouteObject } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { useReference } from '../kit/reference.ts';
import { CatalogueList } from './CatalogueList.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import './catalogues.css';

const partyKind = documentKinds.find(({ module }) => module === 'parties')!;

/** The menu's addresses of the company's own lists (spec 2, sidebar) lead to the page that keeps them. */
function OwnLists() {
  const { view } = useParams();
  const roles = useReference().rows(catalogue.partyRoles);
  const role = roles.find(({ VISTA }) => VISTA === view && view !== '')?.CLAVE;
  return <Navigate replace to={`${addressOfDocument(partyKind)}${role ? `?rol=${role}` : ''}`} />;
}

/** `/catalogs`, the company's own at `/catalogs/mis/view/1/<number>`, and `/catalogs/sistema/<nombre>`. */
export const routes: RouteObject[] = [
  { path: 'sistema/:name', element: <CataloguePage /> },
  { path: 'mis/view/1/:view', element: <OwnLists /> },
  { path: 'mis/*', element: <OwnLists /> },
  { path: '*', element: <CatalogueList /> },
];
