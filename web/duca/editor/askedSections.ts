import { askedFields } from '../../../shared/duca/matrix/asked.ts';
import { ducaDataSets, type DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaObligations } from '../../../shared/duca/matrix/matrix.ts';
import { xmlContext } from '../../../shared/duca/xml/context.ts';
import { unaskedFields } from '../../../shared/duca/matrix/unasked.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { EditorSection } from '../../document/DocumentEditor.tsx';
import { cellsOf } from '../../kit/fields/layout.ts';
import { askedMarks } from '../../document/askedMarks.ts';

/** Sections by what they leave out: the same objects for the same answer, so that a sheet is not built anew. */
const made = new WeakMap<object, Map<string, readonly EditorSection[]>>();
const unruled = {};

/** The sections with what the matrix says of each field, without the fields that do not apply. */
export function askedSections(
  sections: readonly EditorSection[],
  body: DucaBody,
  reference: Reference,
): readonly EditorSection[] {
  const { MODALIDAD, CLASE } = body.DUCA;
  const obligations = ducaObligations(MODALIDAD, CLASE, reference);
  const unasked = unaskedFields(body, reference);
  const known = made.get(obligations ?? unruled) ?? new Map<string, readonly EditorSection[]>();
  made.set(obligations ?? unruled, known);
  const key = JSON.stringify([...unasked].map(([name, fields]) => [name, ...fields]));
  let asked = known.get(key);
  if (!asked) {
    const marks =
      obligations &&
      askedMarks(askedFields(obligations, xmlContext(body, reference)), 'en esta modalidad y clase');
    asked = sections
      .flatMap((section) => without(section, unasked.get(section.dataSet)))
      .map((section) => {
        const own = marks?.get(section.dataSet);
        return own ? { ...section, marks: own } : section;
      });
    known.set(key, asked);
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
      if (index % 4 === 0) all.push([]);
      all.at(-1)!.push(`${name}/3`);
      return all;
    }, []);
    return rows.length === 0 ? [] : [{ ...section, layout: rows }];
  }
  const layout = section.layout
    .map((row) => row.filter((_, index) => !unasked.has(cellsOf(row)[index]!.name)))
    .filter((row) => row.length > 0);
  return layout.length === 0 ? [] : [{ ...section, layout }];
}
