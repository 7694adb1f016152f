import type { RouteObject } from 'react-router-dom';
import { UsagePage } from './UsagePage.tsx';

/** `/consumo`. */
export const routes: RouteObject[] = [{ path: '*', element: <UsagePage /> }];
