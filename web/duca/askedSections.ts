import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { unaskedFields } from '../../shared/duca/unasked.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { EditorSection } from '../document/DocumentEditor.tsx';
import { cellsOf } from '../kit/fields/layout.ts';

/** Sections by what they leave out: the same objects for the same answer, so that a sheet is not built anew. */
const made = new Map<string, readonly EditorSection[]>();

/** The sections without the fields that do not apply; a section that has none left is not shown. */
export function askedSections(
  sections: readonly EditorSection[],
  body: DucaBody,
  reference: Reference,
): readonly EditorSection[] {
  const unasked = unaskedFields(body, reference);
  const key = JSON.stringify([...unasked].map(([name, fields]) => [name, ...fields]));
  let asked = made.get(key);
  if (!asked) {
    asked = sections.flatMap((section) => without(section, unasked.get(section.dataSet)));
    made.set(key, asked);
  }
  return asked;
}

function without(section: EditorSection, unasked: ReadonlySet<string> | undefined): EditorSection[] {
  if (!unasked) return [section];
  const { fields, many } = ducaDataSets[section.dataSet as keyof typeof ducaDataSets];
  const shown = Object.entries(fields)
    .filter(([name, { hidden }]) => !hidden && !unasked.has(name))
    .map(([name]) => name);
  if (many) return shown.length === 0 ? [] : [{ ...section, columns: shown }];
  if (!section.layout) {
    const rows = shown.reduce<string[][]>((all, name, index) => {
      if (index % 3 === 0) all.push([]);
      all.at(-1)!.push(`${name}/4`);
      return all;
    }, []);
    return rows.length === 0 ? [] : [{ ...section, layout: rows }];
  }
  const layout = section.layout
    .map((row) => row.filter((_, index) => !unasked.has(cellsOf(row)[index]!.name)))
    .filter((row) => row.length > 0);
  return layout.length === 0 ? [] : [{ ...section, layout }];
}
