import type { RouteObject } from 'react-router-dom';
import { MailedPage } from './MailedPage.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportPage } from './ReportPage.tsx';

/** `/reportesgt`, what a mail leads to, and each report under its name. */
export const routes: RouteObject[] = [
  { index: true, element: <ReportList /> },
  { path: 'enviado/:id', element: <MailedPage /> },
  { path: ':name', element: <ReportPage /> },
];
