import { cleanText, removeAccents } from './clean.ts';

const KNOWN =
  /\.(pdf|xml|csv|txt|json|xls|xlsx|doc|docx|jpg|jpeg|png|gif|webp|tif|tiff|zip|eml|msg|decdat)$/i;
/** Names that Windows keeps for devices, whatever the extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_LENGTH = 120;

/**
 * A file name that every system takes (spec 5, text cleaning): folders, accents and special characters are dropped,
 * spaces become underscores, a known extension is kept in lower case. Other dots go, so 'foto.pdf.exe' cannot pass for
 * a document. At most 120 characters; 'archivo' when nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = cleanText(name).trim().split(/[/\\]/).pop()!.trim();
  const extension = (KNOWN.exec(last)?.[0] ?? '').toLowerCase();
  const base = removeAccents(extension === '' ? last : last.slice(0, -extension.length))
    .trim()
    .replace(/ +/g, '_')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, MAX_LENGTH - extension.length);
  const safe = base === '' ? 'archivo' : RESERVED.test(base) ? `${base}_` : base;
  return safe + extension;
}
