import type { RouteObject } from 'react-router-dom';
import { ManifestList } from './ManifestList.tsx';
import { ManifestPage } from './ManifestPage.tsx';

/** `/manifiestos` and `/manifiestos/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <ManifestList /> },
  { path: ':id', element: <ManifestPage /> },
];
