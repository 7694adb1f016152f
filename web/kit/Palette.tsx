import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useEffect } from 'react';

export interface PaletteEntry {
  id: string;
  label: string;
  description?: string;
  group?: string;
  run: () => void;
}

const [store, controls] = createSpotlight();

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
      searchProps={{
        placeholder: 'Documento, cliente o acción',
        'aria-label': 'Buscar documento, cliente o acción',
      }}
    />
  );
}
