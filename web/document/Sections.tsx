import { Loading } from '../kit/states.tsx';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { useInTurn } from '../kit/useInTurn.ts';
import { Section, type EditorSection } from './Section.tsx';
import { sectionId } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

/** Sections that come with the first picture; a phone is filled by one. */
const IN_SIGHT = { narrow: 1, wide: 2 } as const;

/** The sections of a document, those out of sight after the first ones. */
export function Sections({
  sections,
  document,
}: {
  sections: readonly EditorSection[];
  document: OpenDocument;
}) {
  const narrow = useNarrow();
  const drawn = useInTurn(sections.length, narrow ? IN_SIGHT.narrow : IN_SIGHT.wide);
  return (
    <>
      {sections.slice(0, drawn).map((section) => (
        <Section key={sectionId(section)} section={section} document={document} />
      ))}
      {drawn < sections.length && <Loading label="Abriendo las demás secciones" />}
    </>
  );
}
