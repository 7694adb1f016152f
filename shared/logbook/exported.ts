import * as z from 'zod';
import { rootText, sealedRoot } from './root.ts';

/** Name of the form, in the first line of a file. */
export const EXPORT_FORM = 'bitacora-despacho/1';

/** First line of an exported logbook: whose it is and the code that its first line follows. */
export const exportHead = z.object({
  FORMATO: z.literal(EXPORT_FORM),
  ID_EMPRESA: z.string(),
  EMPRESA: z.string(),
  DESDE: z.string(),
  HASTA: z.string(),
  ANTERIOR: z.string(),
});
export type ExportHead = z.infer<typeof exportHead>;

/**
 * Last line of an exported logbook: how many lines there are and the code of the last, signed (Ed25519) by the
 * installation, so that nobody makes another chain and calls it this one.
 */
export const exportFoot = z.object({
  LINEAS: z.int(),
  HUELLA: z.string(),
  /** End of the logbook as it was sealed, where the days go up to it or something of them is missing; files of before have none. */
  SELLO: sealedRoot.optional(),
  /** Public key of the installation and signature over head and foot, base64. */
  CLAVE: z.string(),
  FIRMA: z.string(),
});
export type ExportFoot = z.infer<typeof exportFoot>;

/** What is signed. */
export const signedText = (head: ExportHead, foot: Pick<ExportFoot, 'LINEAS' | 'HUELLA' | 'SELLO'>): string =>
  JSON.stringify([
    head.FORMATO,
    head.ID_EMPRESA,
    head.EMPRESA,
    head.DESDE,
    head.HASTA,
    head.ANTERIOR,
    foot.LINEAS,
    foot.HUELLA,
    ...(foot.SELLO ? [rootText(foot.SELLO)] : []),
  ]);
