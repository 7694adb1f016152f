import { keyed, keysOf } from '../foundation/keyed.ts';

/** What a fact is of. One row each, told apart by its document and its place in it. */
export const FACT_CLASSES = [
  'orden',
  'factura',
  'declaracion',
  'linea',
  'tributo',
  'garantia',
  'documento',
  'transmision',
  'rechazo',
  'gasto',
] as const;
export type FactClass = (typeof FACT_CLASSES)[number];

/** Form of a column: text as the documents store it, a whole number, or an amount in hundredths, which sum without rounding. */
export type FactForm = 'text' | 'count' | 'cents';

/**
 * Columns of a fact, the same for every class; what a class does not say is '' or 0. Days are 'yyyy-mm-dd' and moments
 * 'yyyy-mm-ddThh:mm:ss', both local, so that they compare as text.
 */
export const factColumns = {
  CLASE: 'text',
  MODULO: 'text',
  ID: 'text',
  N: 'count',
  VERSION: 'count',
  ESTADO: 'text',
  ID_ORDEN: 'text',
  NO_ORDEN: 'text',
  /** Number that the authority gave. */
  NUMERO: 'text',
  REGIMEN: 'text',
  MODALIDAD: 'text',
  /** Class of a declaration, operation of a transmission, kind of a paper. */
  TIPO: 'text',
  ADUANA: 'text',
  NIT: 'text',
  CLIENTE: 'text',
  AGENTE: 'text',
  /** Who made it. */
  USUARIO: 'text',
  CANAL: 'text',
  PROVEEDOR: 'text',
  CREADO: 'text',
  /** When its order was opened. */
  INGRESO: 'text',
  ACEPTADA: 'text',
  /** Day by which periods are told: of its acceptance, of the paper, else of its making. */
  FECHA: 'text',
  VALIDA_HASTA: 'text',
  /** Day on which the goods were let go after a review; '' too in files of before 0.28, whose state alone says it. */
  LEVANTE: 'text',
  /** '1' accepted with its first registration, '0' where one was rejected, '' while none was answered. */
  PRIMERA: 'text',
  /** '1' while a complementary declaration is owed. */
  PENDIENTE: 'text',
  /** '1' while it is unfinished work. */
  ABIERTO: 'text',
  /** Minutes from the opening of the order to the acceptance. */
  MINUTOS: 'count',
  LINEAS: 'count',
  LINEA: 'count',
  FRACCION: 'text',
  DESCRIPCION: 'text',
  ORIGEN: 'text',
  ACUERDO: 'text',
  PESO: 'cents',
  FOB: 'cents',
  CIF: 'cents',
  /** What is paid; what is only guaranteed stands in MONTO. */
  TRIBUTOS: 'cents',
  /** Of a tax, a guarantee, a rejection, a paper or a cost. */
  CODIGO: 'text',
  CAMPO: 'text',
  TEXTO: 'text',
  REFERENCIA: 'text',
  VENCE: 'text',
  /** Amount in local currency, and in US dollars; of a declaration and a line what of their taxes is only guaranteed. */
  MONTO: 'cents',
  DOLARES: 'cents',
  MONEDA: 'text',
} as const satisfies Record<string, FactForm>;

export type FactColumn = keyof typeof factColumns;
export const FACT_COLUMNS = keysOf(factColumns);

type TextColumn = {
  [N in FactColumn]: (typeof factColumns)[N] extends 'text' ? N : never;
}[FactColumn];
type NumberColumn = Exclude<FactColumn, TextColumn>;

const isText = (name: FactColumn): name is TextColumn => factColumns[name] === 'text';
const isNumber = (name: FactColumn): name is NumberColumn => !isText(name);
export const TEXT_COLUMNS = FACT_COLUMNS.filter(isText);
export const NUMBER_COLUMNS = FACT_COLUMNS.filter(isNumber);

/** One row of the analysis: text columns as text, the others as whole numbers. */
export type Fact = Record<TextColumn, string> & Record<NumberColumn, number> & { CLASE: FactClass };

const BLANK = { ...keyed(TEXT_COLUMNS, () => ''), ...keyed(NUMBER_COLUMNS, () => 0) };

/** A fact with what is known of it. */
export const factOf = (known: Partial<Fact> & Pick<Fact, 'CLASE' | 'MODULO' | 'ID' | 'N'>): Fact => ({
  ...BLANK,
  ...known,
});

const rank = (each: Fact): number => FACT_CLASSES.indexOf(each.CLASE);

/** The one order of facts, so that the same facts are the same file whoever writes it and when. */
export const inFactOrder = (a: Fact, b: Fact): number =>
  (a.MODULO < b.MODULO ? -1 : a.MODULO > b.MODULO ? 1 : 0) ||
  (a.ID < b.ID ? -1 : a.ID > b.ID ? 1 : 0) ||
  rank(a) - rank(b) ||
  a.N - b.N;
