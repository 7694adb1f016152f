import { lazy, Suspense, type ComponentType, type JSX, type ReactNode } from 'react';
import { Loading } from '../../kit/states.tsx';

/** A part that comes when it is first drawn, so that opening a declaration does not wait for it; a panel says so meanwhile. */
function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Loading label="Preparando el panel" />,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LaterPanel(props) {
    return (
      <Suspense fallback={meanwhile}>
        <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  };
}

export const Follow = later(async () => (await import('../sealing/Follow.tsx')).Follow, null);
export const FractionLinks = later(
  async () => (await import('../fractions/FractionLinks.tsx')).FractionLinks,
  null,
);
export const PrintProgress = later(
  async () => (await import('../../document/print/PrintProgress.tsx')).PrintProgress,
  null,
);
export const HeadNote = later(async () => (await import('./HeadNote.tsx')).HeadNote, null);
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
