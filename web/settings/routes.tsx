import type { RouteObject } from 'react-router-dom';
import { MatrixPage } from '../duca/matrix/MatrixPage.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** `/configuraciones` and what administrators configure under it. */
export const routes: RouteObject[] = [
  {
    element: <AdministratorsOnly title="Configuraciones" />,
    children: [
      { path: 'matriz', element: <MatrixPage /> },
      { path: '*', element: <SettingsPage /> },
    ],
  },
];
