import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { asksCharacteristics } from '../../../shared/duca/minimumDescriptions.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { unitNames } from '../../../shared/invoices/detailDataSets.ts';
import { unitNameOf } from '../../../shared/invoices/unitNameOf.ts';
import type { EditorSection } from '../../document/DocumentEditor.tsx';

/** Each section as it is while nothing is in it: not on the screen until a person asks for it. */
const absentOf = new WeakMap<EditorSection, EditorSection>();

function asAbsent(section: EditorSection): EditorSection {
  const known = absentOf.get(section) ?? { ...section, when: () => false, addable: true as const };
  absentOf.set(section, known);
  return known;
}

/**
 * The sections with those of vehicles and other units put aside that are not there, nor asked by a fraction's heading;
 * the same for minimum descriptions.
 */
export function presentUnits(
  sections: readonly EditorSection[],
  body: DucaBody,
  reference: Reference,
): readonly EditorSection[] {
  const owed = new Set<string | undefined>(
    body.FRACCIONES.map((each) => unitNameOf(each.CLASIFICACION_ARANCELARIA, reference)),
  );
  const absent = new Set<string>(unitNames.filter((name) => body[name].length === 0 && !owed.has(name)));
  if (!asksCharacteristics(body, reference)) absent.add('ITEM_CARACTERISTICAS');
  return sections.map((section) => (absent.has(section.dataSet) ? asAbsent(section) : section));
}
