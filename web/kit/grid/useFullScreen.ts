import { useEffect, useState, type RefObject } from 'react';

/** What stands outside the sheet and takes no part while it fills the window; messages and dialogs go on. */
function restOf(element: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== window.document.body; at = at.parentElement)
    for (const each of at.parentElement.children)
      if (each !== at && each instanceof HTMLElement && !each.matches('[data-portal], .d-toasts'))
        rest.push(each);
  return rest;
}

/** Lets a part of the page fill the window; the rest can be neither seen nor reached meanwhile. */
export function useFullScreen(element: RefObject<HTMLElement | null>): [boolean, (full: boolean) => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full || !element.current) return;
    const rest = restOf(element.current).filter((each) => !each.inert);
    for (const each of rest) each.inert = true;
    return () => {
      for (const each of rest) each.inert = false;
    };
  }, [full, element]);
  return [full, setFull];
}
