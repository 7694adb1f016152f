import type { RouteObject } from 'react-router-dom';
import { DownloadPage } from './DownloadPage.tsx';

/** `/descargarinformacionduca`. */
export const routes: RouteObject[] = [{ path: '*', element: <DownloadPage /> }];
