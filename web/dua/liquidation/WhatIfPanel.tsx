import { duaTerms } from '../../../shared/dua/supposed.ts';
import { whatIf } from '../../../shared/dua/whatIf.ts';
import type { Layout } from '../../kit/fields/layout.ts';
import { WhatIfPanel as Panel } from '../../taxes/WhatIfPanel.tsx';
import type { OpenDua } from '../duaKind.ts';

const layout: Layout = [
  ['REGIMEN/12'],
  ['INCOTERM/6', 'TASA/6'],
  ['FLETE/6', 'SEGURO/6'],
  ['VENTAJA/12'],
  ['ORIGEN/6', 'CUOTA/6'],
  ['ITEM/6'],
];

/** Other terms of a DUA. */
export const WhatIfPanel = ({ document }: { document: OpenDua }) => (
  <Panel document={document} terms={duaTerms} layout={layout} tryOut={whatIf} />
);
