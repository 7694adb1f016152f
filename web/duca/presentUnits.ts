import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { asksCharacteristics } from '../../shared/duca/minimumDescriptions.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { unitNames } from '../../shared/invoices/dataSets.ts';
import { unitNameOf } from '../../shared/invoices/unitNameOf.ts';
import type { EditorSection } from '../document/DocumentEditor.tsx';

/**
 * The sections without those of vehicles and other units that are not there, nor asked by a fraction's heading; the same
 * for minimum descriptions.
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
  return sections.filter(({ dataSet }) => !absent.has(dataSet));
}
