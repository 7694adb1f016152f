import type { RouteObject } from 'react-router-dom';
import { CodePage } from './CodePage.tsx';
import { TariffPage } from './TariffPage.tsx';
import './tariff.css';

/** `/arancel`, with `?term=` for what is searched and `?capitulo=` for a chapter, and `/arancel/<code>`. */
export const routes: RouteObject[] = [
  { path: ':code', element: <CodePage /> },
  { path: '*', element: <TariffPage /> },
];
