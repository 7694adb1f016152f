/** What of a declaration may be taken over, each for itself. */
export const COPY_PARTS = ['partes', 'transporte', 'fracciones', 'documentos', 'observaciones'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

/** How the parts of a kind are called. */
export type CopyPartLabels = Readonly<Record<CopyPart, string>>;
