import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ColumnChoice } from '../../kit/columns.ts';
import { later } from '../../kit/later.tsx';
import { Button } from '../../kit/simple.tsx';
import { isAsViewed, type SavedView } from './savedView.ts';
import { useViews } from './useViews.ts';

const ViewsDialog = later(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

interface Props {
  /** Module of the list in the person's options (spec 3); a list without one keeps no views. */
  moduleId: string;
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
}

/**
 * Named views of a list. An address that names one brings its columns, as its filters stand in the address itself; one that
 * is narrowed otherwise since is that view no more.
 */
export function ViewsButton({ moduleId, choice, onChoice }: Props) {
  const [address] = useSearchParams();
  const [open, setOpen] = useState(false);
  const named = address.get('vista') ?? '';
  const view = useViews(moduleId, named !== '').views.find(({ key }) => key === named);
  const applied = useRef('');
  useEffect(() => {
    if (!view || applied.current === view.key) return;
    applied.current = view.key;
    onChoice(view.columns);
  }, [view, onChoice]);
  if (moduleId === '') return null;
  // The columns anew, also where the address is as before: they were changed since.
  const choose = ({ key, columns }: SavedView): void => {
    applied.current = key;
    onChoice(columns);
    setOpen(false);
  };
  return (
    <>
      <Button variant="default" icon="eye" onClick={() => setOpen(true)}>
        {view && isAsViewed(address, view) ? `Vista: ${view.name}` : 'Vistas'}
      </Button>
      {open && (
        <ViewsDialog moduleId={moduleId} columns={choice} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
