import type { RouteObject } from 'react-router-dom';
import { OwnChecksPage } from './OwnChecksPage.tsx';

/** `/revisionespropias`, of one kind of document at a time. */
export const routes: RouteObject[] = [{ path: '*', element: <OwnChecksPage /> }];
