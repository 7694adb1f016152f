import { duaTaxed } from '../../../shared/dua/liquidation/taxed.ts';
import { LineLinks } from '../../taxes/LineLinks.tsx';
import type { OpenDua } from '../duaKind.ts';

/** The way from the item in hand to its taxes. */
export const ItemLinks = ({ document }: { document: OpenDua }) => (
  <LineLinks kind={duaTaxed} body={document.body} taxes="tributos" />
);
