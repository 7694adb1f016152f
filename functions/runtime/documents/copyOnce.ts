import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { GIVEN_ID, MADE_UP_KEY } from '../../../shared/foundation/contracts/givenId.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { AnyBody, AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Call } from '../executor.ts';
import { idOfCopy } from '../ids.ts';
import { storeOf, type createDocument } from './implementations.ts';
import type { MadeCopy } from './madeCopy.ts';
import { openedAnswer } from './openedAnswer.ts';

type Made = Awaited<ReturnType<typeof createDocument>>;

interface Asked {
  /** What is copied; the caller has opened it, so that a foreign id ends there. */
  ID: string;
  ID_ORDEN: string | undefined;
  /** The copy is part of that of its order. */
  UNA_VEZ?: boolean | undefined;
}

/**
 * Makes a copy. One that is part of an order's is made once in the new order: its id follows from both, so that who asks
 * again, after a cut or beside somebody else, gets the copy as it is by now and none is doubled.
 */
export async function copyOnce(
  definition: AnyDocument,
  call: Call<unknown>,
  { ID, ID_ORDEN, UNA_VEZ }: Asked,
  make: (made?: MadeCopy) => Promise<Made>,
): Promise<Made> {
  if (!UNA_VEZ || ID_ORDEN === undefined) return make();
  const id = idOfCopy(definition.idPrefix, ID_ORDEN, ID);
  const there = () => copyThere(definition, call, { id, copyOf: ID });
  const before = await there();
  if (before) return before;
  try {
    return await make({ id, copyOf: ID });
  } catch (error) {
    const meanwhile = error instanceof Refusal ? await there() : undefined;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function copyThere(
  definition: AnyDocument,
  call: Call<unknown>,
  { id, copyOf }: MadeCopy,
): Promise<Made | undefined> {
  try {
    const [stored, reference] = await Promise.all([storeOf(definition, call).open(id), call.reference()]);
    return stored.header.COPIA_DE === copyOf ? openedAnswer(definition, stored, reference) : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Key of a line in the copy of its document that an order has once. */
export const lineOfCopy = (orderId: string, line: string): string => idOfCopy('lin', orderId, line);

/**
 * The body of a copy with its lines named by the papers of its new order: a line that stands for a document stands for the
 * copy of that, and forming it again of its order finds the line.
 * @param copies ids of the order's papers, by what they are copies of
 */
export function namedByCopies(
  { dataSets }: AnyDocument,
  body: AnyBody,
  orderId: string,
  copies: ReadonlyMap<string, string>,
): AnyBody {
  const names = new Map<string, string>();
  for (const [name, { key }] of Object.entries(dataSets)) {
    const lines = body[name];
    if (key === undefined || !Array.isArray(lines)) continue;
    for (const { [key]: was = '' } of lines) {
      const copy = copies.get(was);
      if (copy !== undefined) names.set(was, copy);
      else if (GIVEN_ID.test(was) || MADE_UP_KEY.test(was)) names.set(was, lineOfCopy(orderId, was));
    }
  }
  const renamed = (record: AnyRecord): AnyRecord =>
    Object.fromEntries(Object.entries(record).map(([field, value]) => [field, names.get(value) ?? value]));
  return Object.fromEntries(
    Object.entries(body).map(([name, content]) => [
      name,
      Array.isArray(content) ? content.map(renamed) : renamed(content),
    ]),
  );
}
