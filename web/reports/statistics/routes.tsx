import type { RouteObject } from 'react-router-dom';
import { StatisticsPage } from './StatisticsPage.tsx';

/** `/monitoreoestadisticas`. */
export const routes: RouteObject[] = [{ path: '*', element: <StatisticsPage /> }];
