import type { RouteObject } from 'react-router-dom';
import { ReportView } from '../ReportView.tsx';

/** `/declaraciones`: one list over the declarations of both countries. */
export const routes: RouteObject[] = [
  {
    path: '*',
    element: <ReportView name="declarations" title="Declaraciones" />,
  },
];
