import { later } from '../kit/later.tsx';

/** The import of a file of invoices, with what reads such files: neither comes before somebody asks for it. */
export const ImportWindow = later(async () => (await import('./ImportDialog.tsx')).ImportDialog);
