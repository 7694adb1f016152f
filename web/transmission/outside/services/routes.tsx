import type { RouteObject } from 'react-router-dom';
import { later } from '../../../kit/later.tsx';
import { Loading } from '../../../kit/states.tsx';

const ServicesPage = later(async () => (await import('../ServicesPage.tsx')).ServicesPage, <Loading />);

/** `/servicios` */
export const routes: RouteObject[] = [{ index: true, element: <ServicesPage /> }];
