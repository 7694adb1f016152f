import { Suspense } from 'react';
import { Button } from '../../kit/simple.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import type { BulkProps } from './BulkImport.tsx';
import { lazy } from '../../kit/lazy.ts';

// It comes when somebody asks for it.
const BulkImport = lazy(async () => ({ default: (await import('./BulkImport.tsx')).BulkImport }));

/** Name in the address while a file is being taken, so that a reload leads back to the load. */
const LOAD = 'carga';

/** Opens the window that takes a file. */
export function BulkButton() {
  const { put } = useAddress();
  return (
    <Button variant="default" onClick={() => put({ [LOAD]: 'nueva' })}>
      Cargar de un archivo
    </Button>
  );
}

/** The window that takes a file of many records, while the address asks for it. */
export function BulkWindow(props: BulkProps) {
  const { read } = useAddress();
  if (read(LOAD) === '') return null;
  return (
    <Suspense>
      <BulkImport {...props} />
    </Suspense>
  );
}
