import { Suspense, useState } from 'react';
import type { ChosenColumns } from './ColumnsDialog.tsx';
import { Button } from './simple.tsx';
import { lazy } from './lazy.ts';

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog.tsx')).ColumnsDialog }));

/** Opens the choice of columns; a phone shows cards and has none. */
export function ColumnsButton(props: ChosenColumns) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" icon="columns" className="d-desk-only" onClick={() => setOpen(true)}>
        Columnas
      </Button>
      {open && (
        <Suspense>
          <ColumnsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
