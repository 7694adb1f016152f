import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import type { Field } from '../foundation/fields/field.ts';
import { partyData, type Role } from './fields/party.ts';

/** Field of a card that a field of a document takes, when it is of that role: `party: 'IMPORTADOR.NOMBRE'`. */
function sourceOf({ party }: Field, role: Role): string | undefined {
  const [of, name] = party?.split('.') ?? [];
  return of === role && name !== undefined && Object.hasOwn(partyData.fields, name) ? name : undefined;
}

/**
 * Values that a document takes of a card, by field of its data set: all of them, blank ones too, so that nothing of the
 * party that stood there before stays under another's name.
 */
export const partyValues = (fields: Record<string, Field>, role: Role, card: AnyRecord): AnyRecord =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const source = sourceOf(field, role);
      return source === undefined ? [] : [[name, card[source] ?? '']];
    }),
  );

/** The card that a document's party would have. */
export const cardOf = (fields: Record<string, Field>, role: Role, record: AnyRecord): AnyRecord => ({
  ID_ROL: role,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const source = sourceOf(field, role);
      return source === undefined ? [] : [[source, record[name] ?? '']];
    }),
  ),
});
