import { useEffect, useState } from 'react';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { areas } from './areas.ts';
import { useLayout } from './layout/layoutChoice.ts';

export interface ShownSidebar {
  /** Whether it is there. */
  shown: boolean;
  /** Whether it lies in one row above the page. */
  across: boolean;
  /** Whether it lies over the page, where it is only while it is asked for. */
  over: boolean;
  toggle: () => void;
  /** Takes away the one that lies over the page. */
  close: () => void;
}

/** Where the menu lies and whether it is there: beside the page until it is folded, over it while it is asked for. */
export function useSidebar(pathname: string): ShownSidebar {
  const layout = useLayout();
  const narrow = useNarrow(992);
  // On a small screen a document needs the width of the menu; what the person chooses for documents is remembered.
  const inDocument = areas.some(({ path, preload }) => preload && pathname.startsWith(`/${path}/`));
  const everywhere = useRemembered('sidebar.collapsed', false);
  const documents = useRemembered('sidebar.collapsed.documents', window.innerWidth < 1500);
  const [collapsed, setCollapsed] = inDocument ? documents : everywhere;
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [pathname]);
  const across = layout.horizontal && !narrow;
  const over = narrow || (layout.floating && !across);
  return {
    shown: over ? asked : !collapsed,
    across,
    over,
    toggle: () => (over ? setAsked(!asked) : setCollapsed(!collapsed)),
    close: () => setAsked(false),
  };
}
