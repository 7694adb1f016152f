/** Limits of one kind of file; 0 where there is none. */
export interface FileRule {
  maxBytes: number;
  /** Heaviest page that passes without a warning (RECAUCA asks 300 KB per scanned page). */
  pageBytes: number;
  maxPages: number;
  /** Pixels to which a photograph is reduced before it is sent (spec 9, files). */
  maxWidth: number;
  maxHeight: number;
}
