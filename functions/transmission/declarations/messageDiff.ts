import type { MessageDiffContract } from '../../../shared/foundation/documents/messageDiffProcedure.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { ToldDifference } from '../../../shared/foundation/xml/tellDifferences.ts';
import type { XmlNaming } from '../../../shared/foundation/xml/differences.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { declarationStore, type DeclarationKind } from './declaration.ts';
import { sealedMessage } from './sealedMessage.ts';

/** Some seconds of reading for both: ten thousand lines with their taxes and items are less. */
const LARGEST_COMPARED = 24 * 1024 * 1024;
/** The product wrote it: of that size it holds no more elements than an eighth of its bytes, nor more escaped signs. */
const READABLE = {
  bytes: LARGEST_COMPARED,
  elements: LARGEST_COMPARED / 8,
  references: LARGEST_COMPARED / 4,
};
/** More than a person reads; how many more there are is told. */
const MOST_TOLD = 300;

/** A version as it would go now; without bytes it cannot, and why. */
export interface MessageNow {
  bytes?: Uint8Array;
  failure: string;
}

/** What a kind of declaration knows of its message. */
interface Writer<B extends AnyBody> {
  naming: XmlNaming;
  write: (call: Call<unknown>, body: B, operation: Operation) => Promise<MessageNow>;
}

interface Side extends MessageNow {
  /** Version of which it is the sealed bytes; 0 of what is written now. */
  sealed: number;
}

/**
 * Which elements of the message differ between two versions: of a sealed one its sealed bytes are compared, of any other one
 * what its writer makes of it today.
 */
export const messageDiffOf =
  <B extends AnyBody>(
    kind: Pick<DeclarationKind<B>, 'definition' | 'numberOf'>,
    { naming, write }: Writer<B>,
  ): Implementation<MessageDiffContract> =>
  async (call) => {
    const { ID, DESDE, HASTA } = call.input;
    const store = declarationStore(kind, call);
    const sideOf = async (version: number): Promise<Side> => {
      const stored = await store.open(ID, version);
      const { bytes, version: sealed, operation } = await sealedMessage(kind, call, stored, version);
      if (bytes) return { bytes, failure: '', sealed };
      return { ...(await write(call, stored.body, operation)), sealed: 0 };
    };
    // One after the other: of ten thousand lines each holds its thread for a second.
    const before = await sideOf(DESDE);
    const after = await sideOf(HASTA);
    const { told, more } = await between(before, after, naming);
    return {
      DESDE: shown(before),
      HASTA: shown(after),
      MAYOR: LARGEST_COMPARED,
      DIFERENCIAS: told,
      MAS: more,
    };
  };

const shown = ({ sealed, bytes, failure }: Side) => ({
  SELLADA: sealed,
  BYTES: bytes?.length ?? 0,
  FALLA: failure,
});

async function between(
  { bytes: before }: Side,
  { bytes: after }: Side,
  naming: XmlNaming,
): Promise<{ told: ToldDifference[]; more: number }> {
  const none = { told: [], more: 0 };
  if (!before || !after || Buffer.compare(before, after) === 0) return none;
  if (Math.max(before.length, after.length) > LARGEST_COMPARED) return none;
  // Loaded with the first comparison: no start waits for it.
  const [{ readXml }, { xmlDifferences }, { tellDifferences }] = await Promise.all([
    import('../../../shared/foundation/xml/readXml.ts'),
    import('../../../shared/foundation/xml/differences.ts'),
    import('../../../shared/foundation/xml/tellDifferences.ts'),
  ]);
  const [old, young] = [before, after].map((bytes) => readXml(bytes, READABLE));
  // Both are what the product itself wrote.
  if (old?.kind !== 'tree' || young?.kind !== 'tree')
    throw new Error('A message of the product does not read');
  return tellDifferences(xmlDifferences(old.root, young.root, naming), MOST_TOLD);
}
