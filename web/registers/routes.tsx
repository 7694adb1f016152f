import type { RouteObject } from 'react-router-dom';
import { RegisterList } from './RegisterList.tsx';
import { RegisterPage } from './RegisterPage.tsx';

/** `/registros`, with `?tipo=` for one kind of register, and `/registros/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <RegisterList /> },
  { path: ':id', element: <RegisterPage /> },
];
