import { useCallback, useState } from 'react';
import { sameList, useSame } from '../kit/same.ts';
import type { DocumentEditorProps } from './editorProps.ts';
import type { EditorSection } from './Section.tsx';
import { sectionId } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

/** The sections of the case, those that a person added among them, and those that they may add. */
export function useShownSections(given: DocumentEditorProps['sections'], document: OpenDocument) {
  const asked = typeof given === 'function' ? given(document) : given;
  const [added, setAdded] = useState<readonly string[]>([]);
  const isShown = (section: EditorSection): boolean =>
    (section.when?.(document) ?? true) || added.includes(sectionId(section));
  const sections = useSame(asked.filter(isShown), sameList);
  const absent = useSame(
    document.readOnly ? [] : asked.filter((section) => section.addable && !isShown(section)),
    sameList,
  );
  const onAdd = useCallback((id: string) => setAdded((before) => [...before, id]), []);
  return { sections, absent, onAdd };
}
