/** The window that lies over the page, where one does: what keys do to the page is not meant then. */
export const underWindow = (): Element | null => window.document.querySelector('[aria-modal]');
