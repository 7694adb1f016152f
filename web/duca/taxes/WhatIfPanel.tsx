import { ducaTerms } from '../../../shared/duca/supposed.ts';
import { whatIf } from '../../../shared/duca/whatIf.ts';
import type { Layout } from '../../kit/fields/layout.ts';
import { WhatIfPanel as Panel } from '../../taxes/WhatIfPanel.tsx';
import type { OpenDuca } from '../ducaKind.ts';

const layout: Layout = [
  ['INCOTERM/12'],
  ['FLETE/6', 'SEGURO/6'],
  ['ACUERDO/6', 'ORIGEN/6'],
  ['CUOTA/6', 'TASA/6'],
  ['FRACCION/6'],
];

/** Other terms of a DUCA. */
export const WhatIfPanel = ({ document }: { document: OpenDuca }) => (
  <Panel document={document} terms={ducaTerms} layout={layout} tryOut={whatIf} />
);
