import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { lastValuesIn } from '../../../shared/foundation/documents/lastValues.ts';
import type {
  LastValuesContract,
  NamedImporter,
} from '../../../shared/foundation/documents/lastValuesProcedure.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import { valueMark } from '../../runtime/documents/headerIndex.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import { importerIn } from '../../runtime/documents/ownImporters.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { headersMarked, newestOf } from '../../runtime/documents/streams.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { ordersOf } from '../../work-orders/orders.ts';

/** Earlier declarations whose headers are looked at, and of those of the same client how many are read. */
const MOST_LOOKED = 24;
const MOST_READ = 8;

/** Client of each declaration: the importer of its order; '' where it stands in none. */
async function clientsOf(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  headers: readonly HeaderRow[],
): Promise<(header: HeaderRow) => string | undefined> {
  const ids = [...new Set(headers.map(({ ID_ORDEN }) => ID_ORDEN).filter((each) => each !== ''))];
  const orders = await headersById(ordersOf(call), ids);
  return ({ ID_ORDEN }) => {
    if (ID_ORDEN === '') return '';
    const order = orders.get(ID_ORDEN);
    return order && importerIn(workOrderKind, order.RESUMEN);
  };
}

/**
 * The value that each field of a declaration had last, in earlier ones of the same client (product 19): found by the name
 * of its importer, newest first, and offered only of an order of the same client and of the same importer by its number.
 * A few headers and bodies are read, however many there are.
 * @param importerOf whom a body names as importer.
 */
export const lastValuesOf =
  <B extends AnyBody>(
    definition: DocumentDefinition<B>,
    importerOf: (body: B) => NamedImporter,
  ): Implementation<LastValuesContract> =>
  async (call) => {
    const store = storeOf(definition, call);
    const own = await store.open(call.input.ID);
    const { party = '' } = definition;
    const mark = valueMark(party, own.header.RESUMEN[party] ?? '');
    if (!mark) return { VALORES: [] };
    // Behind its own place in the order of their making.
    const earlier = headersMarked(store, mark);
    const before: typeof earlier = (_, page) => earlier({ at: ['', own.header.ID], back: false }, page);
    const found = (await newestOf(before, MOST_LOOKED)).filter(({ ESTADO }) => !isVoid(ESTADO));
    const clientOf = await clientsOf(call, [own.header, ...found]);
    const client = clientOf(own.header);
    const theirs = found.filter((each) => client !== undefined && clientOf(each) === client);
    const read = await Promise.all(
      theirs.slice(0, MOST_READ).map(async (header) => ({
        header,
        body: (await store.content(header.ID, header.VERSION)).body,
      })),
    );
    const { taxId } = importerOf(own.body);
    const same = read.filter(({ body }) => importerOf(body).taxId === taxId);
    const values = lastValuesIn(
      definition.dataSets,
      same.map(({ body }) => body),
    );
    return {
      VALORES: values.map(({ field, value, of }) => {
        const { ID, RESUMEN, CREADO } = same[of]!.header;
        return {
          CAMPO: field,
          VALOR: value,
          ID,
          DOCUMENTO: nameOf(definition, RESUMEN),
          FECHA: CREADO.slice(0, 10),
        };
      }),
    };
  };
