import type { DucaBody } from '../dataSets.ts';

/** A line of box 54. */
export type SupportDocument = DucaBody['DOCUMENTOS'][number];
