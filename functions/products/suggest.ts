import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { productProcedures } from '../../shared/products/procedures.ts';
import { rankSuggestions, type AskedGoods } from '../../shared/products/rankSuggestions.ts';
import { codeMarkOf, goodsMarks, type MarkedAs } from '../../shared/products/use.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { markPk } from '../runtime/documents/indexRows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { productsOf } from './products.ts';
import { usesById, type UseRow } from './uses.ts';

/** Rows of the index that are read under one code, and under one word. */
const MOST_CODED = 20;
const MOST_WORDED = 60;
/** Goods of each origin that are looked at for one line. */
const MOST_LOOKED = 12;
/** Marks that are asked for at once. */
const AT_ONCE = 8;

type Shares = Map<string, number>;

/**
 * How such goods were classified before, by the company's products and by its accepted declarations. What is read does
 * not grow with either: so many rows a code and a word, so many goods a line.
 */
export const suggest: Implementation<typeof productProcedures.suggest> = async (call) => {
  const { LINEAS } = call.input;
  const index = await readMarks(call, LINEAS);
  const asked = LINEAS.map((line) => ({
    line,
    products: foundBy(index, 'producto', line),
    uses: foundBy(index, 'uso', line),
  }));
  const told = usesTold(call.scope);
  const ids = (of: 'products' | 'uses'): string[] => [
    ...new Set(asked.flatMap((each) => [...each[of].keys()])),
  ];
  const [headers, uses] = await Promise.all([
    headersById(productsOf(call), ids('products')),
    usesById(call, ids('uses')),
  ]);
  return asked.map(({ line, ...found }) =>
    rankSuggestions(line, {
      products: [...found.products].flatMap(([id, share]) => {
        const header = headers.get(id);
        return header && !isVoid(header.ESTADO) && header.RESUMEN['ACTIVO'] !== '0'
          ? [{ ID: id, MODIFICADO: header.MODIFICADO, summary: header.RESUMEN, share }]
          : [];
      }),
      uses: [...found.uses].flatMap(([id, share]) => {
        const use = uses.get(id);
        return use && told(use) ? [{ ...use, share }] : [];
      }),
    }),
  );
};

/**
 * Which declarations a person may be told of: a use names one, and tells no importer by which a person of a client
 * company could be kept to their own.
 */
const usesTold =
  ({ importers, permissions }: TenantScope) =>
  ({ MODULO }: UseRow): boolean =>
    importers === undefined && permissions.has(`${MODULO}:read`);

/** Ids under each mark that the lines ask for, newest products first. */
async function readMarks(call: Call<unknown>, lines: readonly AskedGoods[]): Promise<Map<string, string[]>> {
  const wanted = new Map<string, number>();
  for (const as of ['producto', 'uso'] as const)
    for (const { CODIGO, TEXTO } of lines) {
      const code = codeMarkOf(as, CODIGO);
      if (code !== undefined) wanted.set(code, MOST_CODED);
      for (const mark of goodsMarks(as, TEXTO)) wanted.set(mark, MOST_WORDED);
    }
  const found = new Map<string, string[]>();
  const marks = [...wanted];
  for (let at = 0; at < marks.length; at += AT_ONCE)
    await Promise.all(
      marks.slice(at, at + AT_ONCE).map(async ([mark, limit]) => {
        const rows = await call.services.database.query<{ ID: string }>('products', {
          pk: markPk(call.scope, mark),
          prefix: `${mark}#`,
          descending: true,
          limit,
        });
        found.set(
          mark,
          rows.map(({ ID }) => ID),
        );
      }),
    );
  return found;
}

/** Ids that the code of a line names, and those that most of its words do, with the share of its words that each says. */
function foundBy(index: Map<string, string[]>, as: MarkedAs, { CODIGO, TEXTO }: AskedGoods): Shares {
  const words = goodsMarks(as, TEXTO);
  const shares: Shares = new Map();
  for (const mark of words)
    for (const id of index.get(mark) ?? []) shares.set(id, (shares.get(id) ?? 0) + 1 / words.length);
  const code = codeMarkOf(as, CODIGO);
  const coded = (code === undefined ? undefined : index.get(code)) ?? [];
  const likely = [...shares].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_LOOKED);
  return new Map([...coded.map((id) => [id, shares.get(id) ?? 0] as const), ...likely]);
}
