import type { RouteObject } from 'react-router-dom';
import { TransmissionList } from './TransmissionList.tsx';
import { TransmissionPage } from './TransmissionPage.tsx';

/** `/transmisiones` and `/transmisiones/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <TransmissionList /> },
  { path: ':id', element: <TransmissionPage /> },
];
