/** What a document that is copied into an order once keeps of that: its id and what it is a copy of. */
export interface MadeCopy {
  id: string;
  copyOf: string;
}
