import type { RouteObject } from 'react-router-dom';
import { later } from '../kit/later.tsx';
import { Loading } from '../kit/states.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const MatrixPage = later(async () => (await import('../duca/matrix/MatrixPage.tsx')).MatrixPage, <Loading />);

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
