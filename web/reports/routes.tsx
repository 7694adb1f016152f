import type { RouteObject } from 'react-router-dom';
import { ReportList } from './ReportList.tsx';
import { ReportPage } from './ReportPage.tsx';

/** `/reportesgt`, and each report under its name. */
export const routes: RouteObject[] = [
  { index: true, element: <ReportList /> },
  { path: ':name', element: <ReportPage /> },
];
