import { Suspense } from 'react';
import { lazy } from '../kit/lazy.ts';

// What services outside say comes after the form: nobody waits for it.
const load = () => import('../transmission/lookups/lookupParts.ts');
export const LookupRunner = lazy(async () => ({ default: (await load()).LookupRunner }));
export const LookupsPanel = lazy(async () => ({ default: (await load()).LookupsPanel }));
const FieldLookups = lazy(async () => ({ default: (await load()).FieldLookups }));

/** Beside a field: what is known of its value from outside. */
export const lookupsAt = (path: string) => (
  <Suspense>
    <FieldLookups path={path} />
  </Suspense>
);
