/** Where files are opened and saved; the browser's own, or a test's. */
export interface Opener {
  /** Opens an address in a window; false when the browser does not let it. */
  open: (url: string) => boolean;
  save: (url: string, fileName: string) => void;
}

const KEPT_MS = 60_000;

export const browserOpener: Opener = {
  open: (url) => window.open(url, '_blank') !== null,
  save: (url, fileName) => {
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
  },
};

/** Shows a PDF in a window of its own; a browser that blocks the window still gets the file (spec 8). */
export function openPdf(bytes: Uint8Array, fileName: string, opener: Opener = browserOpener): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  if (!opener.open(url)) opener.save(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
