import type { RouteObject } from 'react-router-dom';
import { ProductList } from './ProductList.tsx';
import { ProductPage } from './ProductPage.tsx';

/** `/classification` and `/classification/<id>`. */
export const routes: RouteObject[] = [
  { index: true, element: <ProductList /> },
  { path: ':id', element: <ProductPage /> },
];
