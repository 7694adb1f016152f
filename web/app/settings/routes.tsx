import type { RouteObject } from 'react-router-dom';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/states.tsx';
import { AdministratorsOnly } from '../../users/AdministratorsOnly.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const MatrixPage = later(
  async () => (await import('../../duca/matrix/MatrixPage.tsx')).MatrixPage,
  <Loading />,
);
const OptionsPage = later(async () => (await import('./OptionsPage.tsx')).OptionsPage, <Loading />);
const CorrelativesPage = later(
  async () => (await import('../../work-orders/correlatives/CorrelativesDialog.tsx')).CorrelativesPage,
  <Loading />,
);
const CredentialsPage = later(
  async () => (await import('../../transmission/outside/CredentialsPage.tsx')).CredentialsPage,
  <Loading />,
);

/** `/configuraciones` and what administrators configure under it. */
export const routes: RouteObject[] = [
  {
    element: <AdministratorsOnly title="Configuraciones" />,
    children: [
      { path: 'matriz', element: <MatrixPage /> },
      { path: 'opciones', element: <OptionsPage /> },
      { path: 'correlativos', element: <CorrelativesPage /> },
      { path: 'credenciales', element: <CredentialsPage /> },
      { path: '*', element: <SettingsPage /> },
    ],
  },
];
