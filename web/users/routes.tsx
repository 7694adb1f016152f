import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '../kit/states.tsx';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { CreateUserPage } from './CreateUserPage.tsx';
import { UserList } from './UserList.tsx';
import { UserPage } from './UserPage.tsx';
import './users.css';
import { lazy } from '../kit/lazy.ts';

const MatrixPage = lazy(async () => ({ default: (await import('./matrix/MatrixPage.tsx')).MatrixPage }));
const RolesPage = lazy(async () => ({ default: (await import('./matrix/RolesPage.tsx')).RolesPage }));
const TokensPage = lazy(async () => ({ default: (await import('./matrix/TokensPage.tsx')).TokensPage }));

/** What comes when it is opened. */
const Coming = () => (
  <Suspense fallback={<Loading />}>
    <Outlet />
  </Suspense>
);

/** `/permisosUsuarios`, `/permisosUsuarios/nuevo`, `/matriz`, `/roles`, `/programas` and `/permisosUsuarios/<id>`. */
export const routes: RouteObject[] = [
  {
    element: <AdministratorsOnly title="Permisos" />,
    children: [
      {
        element: <Coming />,
        children: [
          { path: 'matriz', element: <MatrixPage /> },
          { path: 'programas', element: <TokensPage /> },
          { path: 'roles', element: <RolesPage /> },
        ],
      },
      { path: 'nuevo', element: <CreateUserPage /> },
      { path: ':id', element: <UserPage /> },
      { path: '*', element: <UserList /> },
    ],
  },
];
