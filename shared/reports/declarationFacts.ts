import { cents } from '../foundation/decimal/cents.ts';
import { instantOf, isDateTime } from '../foundation/dates/date.ts';
import { plainTaxId } from '../foundation/numbers/plainTaxId.ts';
import type { DocumentHeader } from '../foundation/documents/header.ts';
import { isVoid } from '../foundation/documents/states.ts';
import { ANSWERED_STATES } from '../transmission/declarationLife.ts';
import type { OwedTax } from '../transmission/amendmentChanges.ts';
import type { ResultFacts } from '../transmission/facts.ts';
import { factOf, type Fact } from './facts.ts';

/** What of a document's header its facts tell. */
export type FactHeader = Pick<
  DocumentHeader,
  'ID' | 'VERSION' | 'ESTADO' | 'ID_ORDEN' | 'CREADO' | 'CREADO_POR'
> & {
  /** Day on which its order was deleted, of a draft that is nobody's work since. */
  APARTADO?: string;
};

/** A transmission whose answer is known. */
export interface AnsweredTransmission {
  id: string;
  operation: string;
  version: number;
  accepted: boolean;
  /** Local moments of its making and of its end. */
  created: string;
  answered: string;
  user: string;
  facts: Pick<ResultFacts, 'CODIGO' | 'MENSAJE' | 'PROBLEMAS'>;
}

/** A line of a declaration, whatever country it is of; amounts in US dollars but taxes, which are in local currency. */
export interface LineValues {
  LINEA: string;
  FRACCION: string;
  DESCRIPCION: string;
  ORIGEN: string;
  ACUERDO: string;
  PESO: string;
  FOB: string;
  CIF: string;
  /** Paid, and only guaranteed. */
  TRIBUTOS: string;
  GARANTIZADO: string;
}

interface TaxValue {
  CODIGO: string;
  IMPORTE: string;
}

/** Taxes under the names of the analysis. */
export const taxValues = (taxes: readonly OwedTax[]): TaxValue[] =>
  taxes.map(({ CONCEPTO: CODIGO, IMPORTE }) => ({ CODIGO, IMPORTE }));

/** What a declaration of any country says, under the names of the analysis. */
export interface DeclarationValues {
  module: 'duca' | 'dua';
  text: Partial<
    Pick<
      Fact,
      | 'NO_ORDEN'
      | 'NUMERO'
      | 'REGIMEN'
      | 'MODALIDAD'
      | 'TIPO'
      | 'ADUANA'
      | 'NIT'
      | 'CLIENTE'
      | 'AGENTE'
      | 'CANAL'
      | 'ACEPTADA'
      | 'VALIDA_HASTA'
      | 'LEVANTE'
      | 'PENDIENTE'
      | 'PROVEEDOR'
    >
  >;
  cif: string;
  fob: string;
  /** Taxes that are paid, as the costs of the order tell them, and those that are only guaranteed. */
  taxes: readonly TaxValue[];
  guaranteed: readonly TaxValue[];
  lines: readonly LineValues[];
  papers: readonly { CODIGO: string; REFERENCIA: string; VENCE: string; TEXTO: string }[];
}

/** Signs of a text that the analysis keeps: what groups and finds, not what prints. */
const MOST_SIGNS = 200;
export const brief = (text: string): string => text.slice(0, MOST_SIGNS);
const centsOf = (taxes: readonly TaxValue[]): number =>
  taxes.reduce((all, { IMPORTE }) => all + cents(IMPORTE), 0);

const DONE: readonly string[] = ANSWERED_STATES;

/** Whether the first registration that was answered was accepted; '' while none was answered. */
function firstTime(accepted: string, sent: readonly AnsweredTransmission[]): '' | '0' | '1' {
  if (sent.some((each) => each.operation === 'R' && !each.accepted)) return '0';
  return accepted === '' ? '' : '1';
}

/** Whole minutes from one moment to another, none below zero; 0 where either is not known. */
export function minutesBetween(from: string, to: string): number {
  if (!isDateTime(from) || !isDateTime(to)) return 0;
  return Math.max(0, Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / 60_000));
}

/** What every fact of a declaration says, whatever it is of. */
function commonOf(
  header: FactHeader,
  { module: MODULO, text }: DeclarationValues,
  sent: readonly AnsweredTransmission[],
  opened: string,
) {
  const ACEPTADA = text.ACEPTADA ?? '';
  return {
    ...text,
    MODULO,
    ID: header.ID,
    VERSION: header.VERSION,
    ESTADO: header.ESTADO,
    ID_ORDEN: header.ID_ORDEN,
    NIT: plainTaxId(text.NIT ?? ''),
    CLIENTE: brief(text.CLIENTE ?? ''),
    AGENTE: brief(text.AGENTE ?? ''),
    USUARIO: header.CREADO_POR,
    CREADO: header.CREADO,
    INGRESO: opened || header.CREADO,
    ACEPTADA,
    FECHA: (ACEPTADA || header.CREADO).slice(0, 10),
    PRIMERA: firstTime(ACEPTADA, sent),
  };
}

/**
 * Facts of one declaration as it stands: itself, its lines, its taxes by kind, its papers, and what the authority
 * answered to each transmission with what it objected to. They follow from the document and its answers alone, so
 * whoever makes them, and however often, makes the same.
 * @param opened local moment when its order was opened; '' when it has none.
 */
export function declarationFacts(
  header: FactHeader,
  values: DeclarationValues,
  sent: readonly AnsweredTransmission[],
  opened: string,
): Fact[] {
  const { text, lines, taxes, guaranteed, papers } = values;
  const common = commonOf(header, values, sent, opened);
  const { INGRESO, ACEPTADA } = common;
  const unfinished =
    header.APARTADO === undefined &&
    !isVoid(header.ESTADO) &&
    (!DONE.includes(header.ESTADO) || text.PENDIENTE === '1');
  const whole = factOf({
    ...common,
    CLASE: 'declaracion',
    N: 0,
    ABIERTO: unfinished ? '1' : '',
    MINUTOS: ACEPTADA === '' ? 0 : minutesBetween(INGRESO, ACEPTADA),
    LINEAS: lines.length,
    FOB: cents(values.fob),
    CIF: cents(values.cif),
    TRIBUTOS: centsOf(taxes),
    MONTO: centsOf(guaranteed),
  });
  return [
    whole,
    ...lines.map((line, N) =>
      factOf({
        ...common,
        CLASE: 'linea',
        N,
        LINEA: Number(line.LINEA) || N + 1,
        FRACCION: line.FRACCION,
        DESCRIPCION: brief(line.DESCRIPCION),
        ORIGEN: line.ORIGEN,
        ACUERDO: line.ACUERDO,
        PESO: cents(line.PESO),
        FOB: cents(line.FOB),
        CIF: cents(line.CIF),
        TRIBUTOS: cents(line.TRIBUTOS),
        MONTO: cents(line.GARANTIZADO),
      }),
    ),
    ...taxFacts(common, 'tributo', taxes),
    ...taxFacts(common, 'garantia', guaranteed),
    ...papers.map((paper, N) =>
      factOf({ ...common, CLASE: 'documento', N, ...paper, TEXTO: brief(paper.TEXTO) }),
    ),
    ...answerFacts(common, sent),
  ];
}

type Common = Pick<Fact, 'MODULO' | 'ID'> & Partial<Fact>;

const taxFacts = (common: Common, CLASE: 'tributo' | 'garantia', taxes: readonly TaxValue[]): Fact[] =>
  taxes.map(({ CODIGO, IMPORTE }, N) => factOf({ ...common, CLASE, N, CODIGO, MONTO: cents(IMPORTE) }));

const byTime = (a: AnsweredTransmission, b: AnsweredTransmission): number =>
  a.created < b.created ? -1 : a.created > b.created ? 1 : a.id < b.id ? -1 : 1;

function answerFacts(common: Common, sent: readonly AnsweredTransmission[]): Fact[] {
  const inTurn = sent.toSorted(byTime);
  const at = (each: AnsweredTransmission): Partial<Fact> => ({
    ...common,
    VERSION: each.version,
    TIPO: each.operation,
    USUARIO: each.user,
    CREADO: each.created,
    FECHA: each.created.slice(0, 10),
    REFERENCIA: each.id,
  });
  const answers = inTurn.map((each, N) =>
    factOf({
      ...at(each),
      ...pick(common),
      CLASE: 'transmision',
      N,
      ESTADO: each.accepted ? 'ACEPTADA' : 'RECHAZADA',
      CODIGO: each.facts.CODIGO,
      TEXTO: brief(each.facts.MENSAJE),
      MINUTOS: minutesBetween(each.created, each.answered),
    }),
  );
  const objections = inTurn
    .filter(({ accepted }) => !accepted)
    .flatMap((each) => {
      const told = each.facts.PROBLEMAS.map(({ code, path, message }) => ({
        CODIGO: code,
        CAMPO: path.replace(/\[\d+\]/g, ''),
        TEXTO: message,
      }));
      const said =
        told.length > 0 ? told : [{ CODIGO: each.facts.CODIGO, CAMPO: '', TEXTO: each.facts.MENSAJE }];
      return said.map((one) => ({ ...at(each), ...one, TEXTO: brief(one.TEXTO) }));
    })
    .map((one, N) => factOf({ ...one, ...pick(common), CLASE: 'rechazo', N }));
  return [...answers, ...objections];
}

const pick = ({ MODULO, ID }: Common): Pick<Fact, 'MODULO' | 'ID'> => ({ MODULO, ID });
