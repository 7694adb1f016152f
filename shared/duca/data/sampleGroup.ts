/** M, C or '-' for each base of `sampleKinds.ts`; a single letter says the same of all. */
export type Letters = string;

export interface SampleGroup {
  /** Node of the group, or of the list around it, under the root. */
  group: string;
  /** Node of a record: the parent of the elements. */
  record?: string;
  type: Letters;
  elements: Record<string, Letters>;
}
