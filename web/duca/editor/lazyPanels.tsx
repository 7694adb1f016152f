import { lazy, Suspense, type ComponentType, type JSX } from 'react';
import { Loading } from '../../kit/states.tsx';

/** A panel that comes when its tab is first opened, so that opening a declaration does not wait for it. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LaterPanel(props) {
    return (
      <Suspense fallback={<Loading label="Preparando el panel" />}>
        <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

export const FilesPanel = later(async () => (await import('../files/FilesPanel.tsx')).FilesPanel);
export const FractionsPanel = later(
  async () => (await import('../fractions/FractionsPanel.tsx')).FractionsPanel,
);
export const OriginalSearch = later(
  async () => (await import('../complementary/OriginalSearch.tsx')).OriginalSearch,
);
export const TaxPanel = later(async () => (await import('../taxes/TaxPanel.tsx')).TaxPanel);
export const WhatIfPanel = later(async () => (await import('../taxes/WhatIfPanel.tsx')).WhatIfPanel);
export const Preview = later(async () => (await import('../print/Preview.tsx')).Preview);
export const StalePanel = later(async () => (await import('../copy/StalePanel.tsx')).StalePanel);
export const XmlPanel = later(async () => (await import('../xml/XmlPanel.tsx')).XmlPanel);
export const TransmissionPanel = later(
  async () => (await import('../sealing/TransmissionPanel.tsx')).TransmissionPanel,
);
