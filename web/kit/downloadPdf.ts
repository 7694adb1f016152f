/** Saves a PDF that an answer holds in base 64. */
export function downloadPdf(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = window.document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
