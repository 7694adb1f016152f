import * as z from 'zod';
import { kindsInOrder } from '../documentKinds.ts';
import { allOf } from '../foundation/text/listed.ts';
import { workOrderKind } from './kind.ts';

/** Somebody who has a document of an order open, or the order itself. */
export const inUse = z.object({
  /** Login. */
  USUARIO: z.string(),
  /** The order's own id where that is what they have open; '' of a document that the reader may not know of. */
  ID_DOCUMENTO: z.string(),
  /** «Factura A-100»; '' where the id is. */
  DOCUMENTO: z.string(),
});
export type InUse = z.infer<typeof inUse>;

/** The kind of an order's document, or of the order itself, by its id. */
export const kindOfId = (id: string) =>
  [workOrderKind, ...kindsInOrder].find(({ idPrefix }) => id.startsWith(`${idPrefix}-`));

/**
 * Who else is at work in a file, as the head of one of its documents says it behind «En uso por»: those who have it open
 * themselves by name alone, the others with what they have open. '' for nobody.
 */
export function toldInUse(others: readonly InUse[], here: string): string {
  const people = [...new Set(others.map(({ USUARIO }) => USUARIO))];
  return people
    .map((name) => {
      const open = others.filter(({ USUARIO }) => USUARIO === name);
      if (open.some(({ ID_DOCUMENTO }) => ID_DOCUMENTO === here)) return name;
      const names = open.map(({ DOCUMENTO }) => DOCUMENTO).filter((each) => each !== '');
      return `${name}: ${names.length === 0 ? 'otro documento de la orden' : allOf(names)}`;
    })
    .join('; ');
}
