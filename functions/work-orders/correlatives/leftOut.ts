import { countries } from '../../../shared/countries/countries.ts';
import type { CorrelativeProcedures } from '../../../shared/work-orders/correlativeProcedures.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { ConditionLost, type Item, type Write } from '../../runtime/database.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { leavingOut, nextCorrelative } from '../correlative.ts';
import { noting } from './noting.ts';
import { digits, HEAD, LARGEST, seriesOf } from './series.ts';

/** Numbers of one explanation. */
const MOST_EXPLAINED = 1000;

function reasonOf(typed: string): string {
  const reason = typed.trim();
  if (reason.length < 5) throw invalidParam('MOTIVO', 'falta; escriba en pocas palabras por qué');
  return reason;
}

/** Numbers in use of a range, by orders and declarations, in order. */
async function usedIn(call: Call<unknown>, head: string, from: number, to: number): Promise<number[]> {
  const rows = await Promise.all(
    ['work-orders', countries[call.scope.country].declaration.module].map((table) =>
      call.services.database.query<Item>(table, {
        pk: companyKey(call.scope, 'number'),
        between: [head + digits(from), head + digits(to)],
        limit: MOST_EXPLAINED,
      }),
    ),
  );
  return [...new Set(rows.flat().map(({ sk }) => Number(sk.slice(HEAD))))].sort((a, b) => a - b);
}

const tooFar = () =>
  refusal('rejected', {
    summary: 'La serie del año llega a 999999 y no alcanza. Use otro registro o pida menos números.',
  });

/** Keeps the next free numbers from the orders to come, to be typed by hand where they are wanted. */
export const reserveCorrelatives: Implementation<CorrelativeProcedures['reserveCorrelatives']> = async (
  call,
) => {
  const { REGISTRO, ANIO, CANTIDAD } = call.input;
  const MOTIVO = reasonOf(call.input.MOTIVO);
  const { text, head } = seriesOf(REGISTRO, ANIO);
  const { correlative: from } = await nextCorrelative(call, ANIO);
  const taken = new Set(await usedIn(call, head, from, Math.min(LARGEST, from + 2 * MOST_EXPLAINED)));
  const free: number[] = [];
  for (let each = from; free.length < CANTIDAD && each <= LARGEST; each += 1)
    if (!taken.has(each)) free.push(each);
  const [first, last] = [free[0], free.at(-1)];
  if (first === undefined || last === undefined || free.length < CANTIDAD) throw tooFar();
  await written(
    call,
    leavingOut(call, ANIO, { from, next: last + 1 }),
    noting(call, text, { from: first, to: last, CLASE: 'RESERVADO', MOTIVO }),
  );
  return { DESDE: text(first), HASTA: text(last), CANTIDAD };
};

/** Lets the numbering go on from a later number, as after another system; numbers are never given twice. */
export const correctCorrelative: Implementation<CorrelativeProcedures['correctCorrelative']> = async (
  call,
) => {
  const { REGISTRO, ANIO, SIGUIENTE } = call.input;
  const MOTIVO = reasonOf(call.input.MOTIVO);
  const { text } = seriesOf(REGISTRO, ANIO);
  const { correlative: from } = await nextCorrelative(call, ANIO);
  if (SIGUIENTE <= from)
    throw refusal('rejected', {
      summary: `El siguiente ya es ${formatOrderNumber(text(from))} y no puede volver atrás: daría dos veces un número. Escriba uno mayor.`,
    });
  await written(
    call,
    leavingOut(call, ANIO, { from, next: SIGUIENTE }),
    noting(call, text, { from, to: SIGUIENTE - 1, CLASE: 'CORREGIDO', MOTIVO }),
  );
  return { DESDE: text(from), HASTA: text(SIGUIENTE - 1), CANTIDAD: SIGUIENTE - from };
};

/** Why numbers were not used, in the words of whoever knows. */
export const explainCorrelatives: Implementation<CorrelativeProcedures['explainCorrelatives']> = async (
  call,
) => {
  const MOTIVO = reasonOf(call.input.MOTIVO);
  const [first, last] = [plainOrderNumber(call.input.DESDE), plainOrderNumber(call.input.HASTA)];
  const head = first.slice(0, HEAD);
  const [from, to] = [Number(first.slice(HEAD)), Number(last.slice(HEAD))];
  if (
    !/^[A-Z0-9]{3}\d{7}$/.test(first) ||
    !/^[A-Z0-9]{3}\d{7}$/.test(last) ||
    !last.startsWith(head) ||
    to < from
  )
    throw invalidParam(
      'DESDE',
      'y HASTA deben ser números de la misma serie, de menor a mayor, como 777-6000012',
    );
  if (to - from >= MOST_EXPLAINED)
    throw invalidParam('HASTA', `abarca más de ${MOST_EXPLAINED} números; dígalo por partes`);
  const [used] = await usedIn(call, head, from, to);
  const text = (number: number): string => head + digits(number);
  if (used !== undefined)
    throw refusal('rejected', {
      summary: `El número ${formatOrderNumber(text(used))} sí se usó. Diga el motivo solo de los que faltan.`,
    });
  await written(call, noting(call, text, { from, to, CLASE: 'SIN_USO', MOTIVO }));
  return { DESDE: text(from), HASTA: text(to), CANTIDAD: to - from + 1 };
};

async function written({ services }: Call<unknown>, ...writes: Write[]): Promise<void> {
  try {
    await services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw refusal('document.state', {
      document: 'El correlativo',
      state: 'tomado por otra orden en este momento',
      action: 'cambiarse; inténtelo de nuevo',
    });
  }
}
