/** What the rules of the case at hand say of a field, beside what the field is by itself: short, quiet, explained. */
export interface FieldMark {
  /** A letter or two. */
  short: string;
  /** The whole of it, for the tip and for screen readers. */
  text: string;
}

export type FieldMarks = ReadonlyMap<string, FieldMark>;

/** The letters with their explanation as a tip; the words are spoken where the mark's owner puts them. */
export const MarkLetters = ({ mark }: { mark: FieldMark }) => (
  <abbr className="d-field-mark" title={mark.text} aria-hidden="true">
    {mark.short}
  </abbr>
);
