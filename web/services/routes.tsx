import type { RouteObject } from 'react-router-dom';
import { ServicesPage } from '../transmission/outside/ServicesPage.tsx';

/** `/servicios` */
export const routes: RouteObject[] = [{ index: true, element: <ServicesPage /> }];
