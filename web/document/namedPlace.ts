import { labelOf } from '../../shared/foundation/fields/label.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { isKeyed, partsOf } from '../kit/unread.ts';
import { pathFinder } from './session/unreadTexts.ts';
import type { OpenDocument } from './useDocument.ts';

type Shown = Pick<OpenDocument, 'definition' | 'body'>;

/** Where a place is now; as it is where it names no line, or one by its number, as what was kept before does. */
const pathNow = ({ definition, body }: Shown, place: string): string | undefined =>
  isKeyed(place) ? pathFinder(definition.dataSets, body)(place) : place;

/** The path that leads to a place; to its group where its line is gone. */
export const pathTo = (shown: Shown, place: string): string =>
  pathNow(shown, place) ?? partsOf(place).dataSet;

/** What a place is called now, with its group where it is in a line: «Ítems, línea 13, Valor»; '' where its line is gone. */
export function nameOfPlace(shown: Shown, place: string): string {
  const path = pathNow(shown, place);
  if (path === undefined) return '';
  const { dataSets } = shown.definition;
  const { dataSet = '', line, field = '' } = parsePath(path) ?? {};
  const group = dataSets[dataSet];
  if (line === undefined || !group) return labelOf(dataSets, path);
  return [group.title, `línea ${line + 1}`, group.fields[field]?.label]
    .filter((word) => word !== undefined)
    .join(', ');
}
