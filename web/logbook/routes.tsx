import type { RouteObject } from 'react-router-dom';
import { LogbookPage } from './LogbookPage.tsx';

/** `/bitacora`. */
export const routes: RouteObject[] = [{ path: '*', element: <LogbookPage /> }];
