import type { ComponentType } from 'react';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/states.tsx';

/** A panel that comes when it is first looked at, so that opening a declaration does not wait for it; it says so meanwhile. */
const panel = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  later(load, <Loading label="Preparando el panel" />);

export const Follow = later(async () => (await import('../sealing/Follow.tsx')).Follow);
export const FractionLinks = later(
  async () => (await import('../fractions/FractionLinks.tsx')).FractionLinks,
);
export const PrintProgress = later(
  async () => (await import('../../document/print/PrintProgress.tsx')).PrintProgress,
);
export const HeadNote = later(async () => (await import('./HeadNote.tsx')).HeadNote);
export const FilesPanel = panel(async () => (await import('../files/FilesPanel.tsx')).FilesPanel);
export const FractionsPanel = panel(
  async () => (await import('../fractions/FractionsPanel.tsx')).FractionsPanel,
);
export const OriginalSearch = panel(
  async () => (await import('../complementary/OriginalSearch.tsx')).OriginalSearch,
);
export const TaxPanel = panel(async () => (await import('../taxes/TaxPanel.tsx')).TaxPanel);
export const WhatIfPanel = panel(async () => (await import('../taxes/WhatIfPanel.tsx')).WhatIfPanel);
export const Preview = panel(async () => (await import('../print/Preview.tsx')).Preview);
export const XmlPanel = panel(async () => (await import('../xml/XmlPanel.tsx')).XmlPanel);
export const TransmissionPanel = panel(
  async () => (await import('../sealing/TransmissionPanel.tsx')).TransmissionPanel,
);
