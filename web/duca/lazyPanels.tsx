import { lazy, Suspense, type ComponentType } from 'react';
import type { OpenDocument } from '../document/useDocument.ts';
import { Loading } from '../kit/states.tsx';

type Panel = ComponentType<{ document: OpenDocument }>;

/** A panel that comes when its tab is first opened, so that opening a declaration does not wait for it. */
const later = (load: () => Promise<Panel>): Panel => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LaterPanel(props) {
    return (
      <Suspense fallback={<Loading label="Preparando el panel" />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
};

export const FilesPanel = later(async () => (await import('./files/FilesPanel.tsx')).FilesPanel);
export const FractionsPanel = later(async () => (await import('./FractionsPanel.tsx')).FractionsPanel);
export const TaxPanel = later(async () => (await import('./TaxPanel.tsx')).TaxPanel);
export const WhatIfPanel = later(async () => (await import('./WhatIfPanel.tsx')).WhatIfPanel);
