import { useEffect, useState } from 'react';

/** Where the person was: an item of a menu is gone with its menu, so the button that opened it stands for it. */
function whereFocusIs(): HTMLElement | null {
  const focused = window.document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.id ? window.document.querySelector(`[aria-controls="${menu.id}"]`) : focused;
  return button instanceof HTMLElement ? button : null;
}

/** Where the focus goes once its window is gone: to what opened it, or else to the heading of the page that is there now. */
const placeFor = (opener: HTMLElement | null): HTMLElement | null =>
  opener === null || opener.isConnected ? opener : window.document.querySelector<HTMLElement>('main h1');

/**
 * Inside of a window: gives the focus back when the window goes. The library does so only for a window that is told
 * to close, and ours are simply no longer drawn.
 */
export function ReturnFocus() {
  const [opener] = useState(whereFocusIs);
  useEffect(
    () => () => {
      // Later than the window's own end, and only when nothing else has taken the focus, such as another page.
      setTimeout(() => {
        if (window.document.activeElement === window.document.body) placeFor(opener)?.focus();
      }, 0);
    },
    [opener],
  );
  return null;
}
