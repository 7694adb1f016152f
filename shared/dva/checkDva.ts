import { allOf } from '../foundation/text/listed.ts';
import { catalogue } from '../catalogues/names.ts';
import { tariffProblems } from '../catalogues/tariffProblems.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { fromUnits, isZero, toUnits } from '../foundation/decimal/decimal.ts';
import { unansweredProblems } from '../foundation/documents/authorityFacts.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { missing, problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { isTooLarge } from '../invoices/units.ts';
import { boxOf, isConfirmed, QUESTIONS } from './confirmedBoxes.ts';
import { checkDates } from './checkDates.ts';
import { checkExpenses } from './checkExpenses.ts';
import { checkInvoicesOnce } from './checkInvoicesOnce.ts';
import { checkGoods } from './checkGoods.ts';
import { dvaCountries } from './countries.ts';
import { dvaDataSets, type DvaBody, type DvaHeader } from './fields/dataSets.ts';
import { keysOf } from '../foundation/keyed.ts';

type Name = keyof DvaHeader;
const at = (name: Name): string => `DVA.${name}`;
const money = (cents: number): string => formatAmount(fromUnits(cents, 2), 2);

/** A yes of part II and the box of part III that takes its amount (domain 2.2). */
const ANSWERS: { question: Name; box: string; amount: Name; amountBox: string }[] = [
  { question: 'CASILLA_25', box: '25', amount: 'CASILLA_42_1', amountBox: '42.1' },
  { question: 'CASILLA_26', box: '26', amount: 'CASILLA_42_2', amountBox: '42.2' },
  { question: 'CASILLA_28', box: '28', amount: 'CASILLA_40', amountBox: '40' },
  { question: 'CASILLA_29', box: '29', amount: 'CASILLA_42_9', amountBox: '42.9' },
];

function answerProblems(header: DvaHeader): Problem[] {
  return ANSWERS.flatMap(({ question, box, amount, amountBox }) => {
    const yes = header[question] === '1';
    const none = isZero(header[amount]);
    if (yes && none) {
      const message = `Casilla ${amountBox}: contestó «Sí» en la casilla ${box} y el monto es cero; escríbalo, o confirme que no se puede cuantificar.`;
      return [{ ...warning('dva.answer-without-amount', at(amount), message), relatedPath: at(question) }];
    }
    if (!yes && !none) {
      const message = `Casilla ${box}: declara ${formatAmount(header[amount], 2)} en la casilla ${amountBox} y aquí no contestó «Sí»; corrija una de las dos.`;
      return [{ ...problem('dva.amount-without-answer', at(question), message), relatedPath: at(amount) }];
    }
    return [];
  });
}

/** Part II is sworn: answers that only the derivation proposed ask for a look of the person who signs. */
function confirmationProblems(header: DvaHeader): Problem[] {
  const left = QUESTIONS.filter((question) => header[question] !== '' && !isConfirmed(header, question));
  if (left.length === 0) return [];
  const boxes = allOf(left.map(boxOf));
  const message =
    left.length === 1
      ? `Casilla ${boxes}: la respuesta es una propuesta; revísela y confírmela.`
      : `Casillas ${boxes}: las respuestas son una propuesta; revíselas y confírmelas.`;
  return [warning('dva.conditions-unconfirmed', at(left[0]!), message)];
}

const BOXES = keysOf(dvaDataSets.DVA.fields).filter((name) => /^CASILLA_(39|4\d)/.test(name));

/** An amount that nobody declares: a slip of the keyboard, and more than its box and its words can show. */
function tooLarge(header: DvaHeader): Problem[] {
  const name = BOXES.find((each) => isTooLarge(header[each]));
  if (name === undefined) return [];
  const { box } = dvaDataSets.DVA.fields[name];
  const message = `Casilla ${box}: ${formatAmount(header[name], 2)} es demasiado grande; revise los dígitos.`;
  return [problem('dva.too-large', at(name), message)];
}

function sumProblems(body: DvaBody): Problem[] {
  const { DVA: header, MERCANCIAS: goods, FACTURAS: invoices } = body;
  const price = toUnits(header.CASILLA_39, 2);
  const found: Problem[] = [];
  if (goods.length === 0) {
    found.push(
      missing(
        'dva.no-goods',
        'MERCANCIAS',
        'Falta la descripción de las mercancías: agregue al menos una línea.',
      ),
    );
  }
  if (invoices.length === 0) {
    found.push(
      missing(
        'dva.no-invoices',
        'FACTURAS',
        'Faltan las facturas que ampara la declaración: agregue al menos una.',
      ),
    );
  }
  const ofGoods = goods.reduce((sum, line) => sum + toUnits(line.VALOR_ITEM, 2), 0);
  if (goods.length > 0 && ofGoods !== price) {
    const message = `Casilla 39: las mercancías suman ${money(ofGoods)} y el precio según factura es ${money(price)}; la diferencia es ${money(price - ofGoods)}. Revise el valor total de las líneas.`;
    found.push({ ...problem('dva.goods-sum', at('CASILLA_39'), message), relatedPath: 'MERCANCIAS' });
  }
  const ofInvoices = invoices.reduce((sum, line) => sum + toUnits(line.TOTAL_FACTURA, 2), 0);
  if (invoices.length > 0 && ofInvoices !== price) {
    const message = `Casilla 39: las facturas suman ${money(ofInvoices)} y el precio según factura es ${money(price)}. Revise el total de cada factura.`;
    found.push({ ...problem('dva.invoice-sum', at('CASILLA_39'), message), relatedPath: 'FACTURAS' });
  }
  const foreign = invoices.findIndex(
    (line) => line.ID_MONEDA !== '' && header.ID_MONEDA !== '' && line.ID_MONEDA !== header.ID_MONEDA,
  );
  if (foreign >= 0) {
    const { NUMERO_FACTURA, ID_MONEDA } = invoices[foreign]!;
    const message = `Casilla 22: dice ${header.ID_MONEDA} y la factura ${NUMERO_FACTURA || 'sin número'} está en ${ID_MONEDA}; una DVA cubre facturas de una sola moneda. Corrija la moneda, o declárela en otra DVA.`;
    found.push({
      ...problem('dva.mixed-currencies', at('ID_MONEDA'), message),
      relatedPath: `FACTURAS[${foreign}].ID_MONEDA`,
    });
  }
  if (toUnits(header.CASILLA_46, 2) <= 0 && price > 0) {
    const message = `Casilla 46: el valor en aduana es ${formatAmount(header.CASILLA_46, 2)}; las deducciones no pueden llegar al precio más las adiciones.`;
    found.push({
      ...problem('dva.value-not-positive', at('CASILLA_46'), message),
      relatedPath: at('CASILLA_45'),
    });
  }
  return found;
}

const INTERMEDIARY: Name[] = [
  'NOMBRE_INTERMEDIARIO',
  'DIRECCION_INTERMEDIARIO',
  'ID_PAIS_INTERMEDIARIO',
  'ID_TIPO_INTERMEDIARIO',
];

function transactionProblems(header: DvaHeader, reference: Reference): Problem[] {
  const found: Problem[] = [];
  if (header.ID_MONEDA !== '' && header.ID_MONEDA !== 'USD' && isZero(header.TIPO_CAMBIO)) {
    const message = `Casilla 23: la factura está en ${header.ID_MONEDA}; escriba cuántos dólares vale una unidad.`;
    found.push(missing('dva.rate-missing', at('TIPO_CAMBIO'), message));
  }
  if (header.FECHA_CONTRATO !== '' && header.NUMERO_CONTRATO === '') {
    const message = 'Casilla 17: hay fecha de contrato y falta el número; escríbalo o borre la fecha.';
    found.push(missing('dva.contract-number', at('NUMERO_CONTRATO'), message));
  }
  if (header.NUMERO_CONTRATO !== '' && header.FECHA_CONTRATO === '') {
    const message = 'Casilla 17.1: hay número de contrato y falta su fecha; escríbala o borre el número.';
    found.push(missing('dva.contract-date', at('FECHA_CONTRATO'), message));
  }
  const filled = INTERMEDIARY.filter((name) => header[name] !== '');
  if (filled.length > 0 && filled.length < INTERMEDIARY.length) {
    const blank = INTERMEDIARY.find((name) => header[name] === '')!;
    const message =
      'Casillas 12 a 14: los datos del intermediario están incompletos; complételos todos o déjelos todos en blanco.';
    found.push(missing('dva.intermediary-partial', at(blank), message));
  }
  if (dvaCountries[reference.country].asksImporterRegister && header.REGISTRO_IMPORTADOR === '') {
    found.push(
      missing(
        'dva.register-missing',
        at('REGISTRO_IMPORTADOR'),
        'Casilla 6: falta el número de registro del importador; complételo.',
      ),
    );
  }
  const term = reference.row(catalogue.incoterms, header.ID_INCOTERM);
  const included: [string, Name, string, string][] = [
    ['INCLUYE_FLETE', 'CASILLA_42_10', '42.10', 'el flete'],
    ['INCLUYE_SEGURO', 'CASILLA_42_12', '42.12', 'el seguro'],
  ];
  for (const [flag, name, box, what] of included) {
    if (term?.[flag] !== '1' || isZero(header[name])) continue;
    const message = `Casilla ${box}: con ${header.ID_INCOTERM} el precio ya incluye ${what} y aquí se suma otra vez (${formatAmount(header[name], 2)}); confirme que es un gasto aparte.`;
    found.push({ ...warning('dva.included-twice', at(name), message), relatedPath: at('ID_INCOTERM') });
  }
  return found;
}

/** Sense of a DVA: sums, answers and amounts, exchange rate, intermediary. Blank owed fields are found elsewhere. */
export const checkDva = (body: DvaBody, reference: Reference): Problem[] => [
  ...(body.DVA.DUCA_ID === '' ? unansweredProblems(dvaDataSets, body) : []),
  ...tooLarge(body.DVA),
  ...sumProblems(body),
  ...checkInvoicesOnce(body),
  ...answerProblems(body.DVA),
  ...confirmationProblems(body.DVA),
  ...transactionProblems(body.DVA, reference),
  ...checkDates(body, reference),
  ...checkGoods(body, reference),
  ...checkExpenses(body, reference),
  ...tariffProblems(dvaDataSets, 'MERCANCIAS', body.MERCANCIAS, reference),
];
