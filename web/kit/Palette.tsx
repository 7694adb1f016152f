import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useEffect } from 'react';
import { ReturnFocus } from './ReturnFocus.tsx';

export interface PaletteEntry {
  id: string;
  label: string;
  description?: string;
  group?: string;
  run: () => void;
}

const [store, controls] = createSpotlight();

/** Entries that were found after the typing have none of them chosen: Enter takes the first. */
function runFirst(search: HTMLElement): void {
  const entries = search.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('.mantine-Spotlight-action');
  if (entries && ![...entries].some((each) => each.dataset['selected'] !== undefined)) entries[0]?.click();
}

/** The Ctrl-K window; it is loaded when it is first asked for. */
export function Palette({
  entries,
  onQuery,
  onClose,
}: {
  entries: readonly PaletteEntry[];
  onQuery: (query: string) => void;
  onClose: () => void;
}) {
  useEffect(() => {
    controls.open();
  }, []);
  const actions: SpotlightActionData[] = entries.map((entry) => ({
    id: entry.id,
    label: entry.label,
    description: entry.description ?? '',
    onClick: entry.run,
  }));
  return (
    <>
      <ReturnFocus />
      <Spotlight
        store={store}
        attributes={{ content: { 'aria-label': 'Ir a' } }}
        actions={actions}
        shortcut={null}
        lockScroll={false}
        highlightQuery
        limit={30}
        nothingFound="Sin resultados"
        onQueryChange={onQuery}
        onSpotlightClose={onClose}
        transitionProps={{ duration: 0 }}
        overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
        searchProps={{
          placeholder: 'Documento, cliente o acción',
          'aria-label': 'Buscar documento, cliente o acción',
          onKeyDown: (event) => event.key === 'Enter' && runFirst(event.currentTarget),
        }}
      />
    </>
  );
}
