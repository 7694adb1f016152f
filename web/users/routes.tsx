import type { RouteObject } from 'react-router-dom';
import { AdministratorsOnly } from '../settings/AdministratorsOnly.tsx';
import { CreateUserPage } from './CreateUserPage.tsx';
import { UserList } from './UserList.tsx';
import { UserPage } from './UserPage.tsx';
import './users.css';

/** `/permisosUsuarios`, `/permisosUsuarios/nuevo` and `/permisosUsuarios/<id>`. */
export const routes: RouteObject[] = [
  {
    element: <AdministratorsOnly title="Permisos" />,
    children: [
      { path: 'nuevo', element: <CreateUserPage /> },
      { path: ':id', element: <UserPage /> },
      { path: '*', element: <UserList /> },
    ],
  },
];
