import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { askedByRegime } from '../../shared/dua/rules/asked.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { AskedFields } from '../../shared/foundation/xml/asked.ts';
import { askedMarks } from '../document/askedMarks.ts';
import type { EditorSection } from '../document/DocumentEditor.tsx';

/** Sections by what is asked: the same objects for the same answer, so that a sheet is not built anew. */
const made = new WeakMap<AskedFields, readonly EditorSection<DuaBody>[]>();

/** The sections with what the regime asks of each field. */
export function markedSections(
  sections: readonly EditorSection<DuaBody>[],
  body: DuaBody,
  reference: Reference,
): readonly EditorSection<DuaBody>[] {
  const asked = askedByRegime(body, reference);
  if (!asked) return sections;
  let marked = made.get(asked);
  if (!marked) {
    const marks = askedMarks(asked, `en el régimen ${body.DECLARACION.CODIGO_REGIMEN}`);
    marked = sections.map((section) => {
      const own = marks.get(section.dataSet);
      return own ? { ...section, marks: own } : section;
    });
    made.set(asked, marked);
  }
  return marked;
}
