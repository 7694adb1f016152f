/** Metadata of a print. */
export interface PdfInfo {
  readonly title: string;
  /** BCP 47: es-GT, es-HN. */
  readonly language: string;
  readonly author: string;
  readonly createdAt: Date;
}
