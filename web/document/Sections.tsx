import { Loading } from '../kit/states.tsx';
import { useInTurn } from '../kit/useInTurn.ts';
import { Section, type EditorSection } from './Section.tsx';
import { sectionId } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

/** Sections that come with the first picture: on a phone the first one fills it. */
const IN_SIGHT = 1;

/** The sections of a document, those out of sight after the first ones. */
export function Sections({
  sections,
  document,
}: {
  sections: readonly EditorSection[];
  document: OpenDocument;
}) {
  const drawn = useInTurn(sections.length, IN_SIGHT);
  return (
    <>
      {sections.slice(0, drawn).map((section) => (
        <Section key={sectionId(section)} section={section} document={document} />
      ))}
      {drawn < sections.length && <Loading label="Abriendo las demás secciones" />}
    </>
  );
}
