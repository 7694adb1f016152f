import type { RouteObject } from 'react-router-dom';
import { CertificationList } from './CertificationList.tsx';
import { CertificationPage } from './CertificationPage.tsx';

/** `/caftagt` and `/caftagt/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <CertificationList /> },
  { path: ':id', element: <CertificationPage /> },
];
