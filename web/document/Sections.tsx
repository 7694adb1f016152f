import { useInTurn } from '../kit/useInTurn.ts';
import { Section, type EditorSection } from './Section.tsx';
import { sectionId } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

/** The sections of a document, those out of sight after the first ones. */
export function Sections({
  sections,
  document,
}: {
  sections: readonly EditorSection[];
  document: OpenDocument;
}) {
  const drawn = useInTurn(sections.length);
  return sections
    .slice(0, drawn)
    .map((section) => <Section key={sectionId(section)} section={section} document={document} />);
}
