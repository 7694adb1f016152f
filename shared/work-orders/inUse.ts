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
  /** Where in it they were a moment ago (`PLACE`); absent where that is not known, or not told to the reader. */
  LUGAR: z.string().optional(),
});
export type InUse = z.infer<typeof inUse>;

/**
 * A place in a document, which holds while its lines move: group, key of the line and field («ITEMS#lin-7.MARCA»). It names
 * where somebody is and holds nothing of what is written there.
 */
export const PLACE = /^[A-Z][A-Z0-9_]{0,59}(#\S{1,100})?\.[A-Z][A-Z0-9_]{0,59}$/;

/** The kind of an order's document, or of the order itself, by its id. */
export const kindOfId = (id: string) =>
  [workOrderKind, ...kindsInOrder].find(({ idPrefix }) => id.startsWith(`${idPrefix}-`));

/**
 * Who else is at work in a file, as the head of one of its documents says it behind «En uso por»: those who have it open
 * themselves by name, and where in it they are as far as that is known, the others with what they have open. '' for nobody.
 * @param nameOf how the reader's page calls a place of the document; '' for one that it does not show
 */
export function toldInUse(
  others: readonly InUse[],
  here: string,
  nameOf: (place: string) => string = () => '',
): string {
  const people = [...new Set(others.map(({ USUARIO }) => USUARIO))];
  return people
    .map((name) => {
      const open = others.filter(({ USUARIO }) => USUARIO === name);
      const own = open.find(({ ID_DOCUMENTO }) => ID_DOCUMENTO === here);
      if (own) {
        const place = own.LUGAR === undefined ? '' : nameOf(own.LUGAR);
        return place === '' ? name : `${name} (${place})`;
      }
      const names = open.map(({ DOCUMENTO }) => DOCUMENTO).filter((each) => each !== '');
      return `${name}: ${names.length === 0 ? 'otro documento de la orden' : allOf(names)}`;
    })
    .join('; ');
}
