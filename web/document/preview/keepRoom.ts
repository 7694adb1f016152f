import { roomBelow } from './roomBelow.ts';

/** Where the panel stands beside the form and follows it; narrower, it lies below and the style sheet's height serves. */
const BESIDE = '(min-width: 992px)';

/** Keeps the pane as high as the window has room for it, wherever the page is scrolled to, until the answer is called. */
export function keepRoom(pane: HTMLElement): (() => void) | undefined {
  const panel = pane.closest<HTMLElement>('.d-split-side');
  if (!panel) return undefined;
  const fit = (): void => {
    if (!matchMedia(BESIDE).matches) return void pane.style.removeProperty('max-height');
    const { top } = panel.getBoundingClientRect();
    const height = roomBelow({
      window: window.innerHeight,
      foot: window.document.querySelector<HTMLElement>('.d-editor-foot')?.offsetHeight ?? 0,
      panel: top,
      panelHeight: parseFloat(getComputedStyle(panel).maxHeight) || window.innerHeight,
      above: pane.getBoundingClientRect().top - top + panel.scrollTop,
    });
    pane.style.maxHeight = `${height}px`;
  };
  fit();
  // What stands above the pane may grow: problems of the paper, options of the print.
  const watched = new ResizeObserver(fit);
  watched.observe(panel);
  for (const each of pane.parentElement?.children ?? []) if (each !== pane) watched.observe(each);
  window.addEventListener('scroll', fit, { passive: true });
  window.addEventListener('resize', fit);
  return () => {
    watched.disconnect();
    window.removeEventListener('scroll', fit);
    window.removeEventListener('resize', fit);
  };
}
