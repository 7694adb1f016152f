/** Where files are opened and saved; the browser's own, or a test's. */
export interface Opener {
  /** Opens an address in a window; false when the browser does not let it. */
  open: (url: string) => boolean;
  save: (url: string, fileName: string) => void;
}

/** A file by its addresses: one that a window shows, one that saves. */
export interface FileAddresses {
  view: string;
  save: string;
  name: string;
}

const KEPT_MS = 60_000;

export const browserOpener: Opener = {
  open: (url) => {
    const opened = window.open(url, '_blank');
    if (!opened || opened.closed) return false;
    // What is shown needs no way back to this page.
    opened.opener = null;
    return true;
  },
  save: (url, fileName) => {
    const link = window.document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
  },
};

/**
 * Shows a file in a window of its own; a browser that blocks the window still gets the file (spec 8, failures of
 * loading).
 */
export function openOrSave({ view, save, name }: FileAddresses, opener: Opener = browserOpener): void {
  if (!opener.open(view)) opener.save(save, name);
}

/** Shows a PDF that this page made. */
export function openPdf(bytes: Uint8Array, name: string, opener: Opener = browserOpener): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  openOrSave({ view: url, save: url, name }, opener);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
