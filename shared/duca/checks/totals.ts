import { formatAmount } from '../../foundation/decimal/amount.ts';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';

interface Total {
  header: keyof DucaBody['DUCA'] & string;
  line: keyof DucaFraction & string;
  box: string;
  what: string;
}

/** Boxes of the header that the fractions must add up to, to the cent and to the hundredth of a kilogram. */
const TOTALS: readonly Total[] = [
  { header: 'TOTAL_FOB_DOLARES', line: 'VALOR_FOB', box: '25', what: 'el valor de transacción' },
  { header: 'TOTAL_FLETE_DOLARES', line: 'VALOR_FLETE', box: '26', what: 'el transporte' },
  { header: 'TOTAL_SEGURO_DOLARES', line: 'VALOR_SEGURO', box: '27', what: 'el seguro' },
  { header: 'TOTAL_OTROS_DOLARES', line: 'VALOR_OTROS', box: '28', what: 'los otros gastos' },
  { header: 'PESO_BRUTO_TOTAL', line: 'PESO_BRUTO', box: '32', what: 'el peso bruto' },
  { header: 'PESO_NETO_TOTAL', line: 'PESO_NETO', box: '33', what: 'el peso neto' },
  { header: 'CANTIDAD_BULTOS', line: 'CANTIDAD_BULTOS', box: '', what: 'los bultos' },
];

const AMOUNTS = TOTALS.slice(0, 4);

const boxed = (box: string): string => (box === '' ? 'Total de bultos' : `Casilla ${box}`);

/** Header against fractions. */
export function totalProblems(body: DucaBody): Problem[] {
  if (body.FRACCIONES.length === 0) return [];
  return TOTALS.flatMap(({ header, line, box, what }) => {
    const stated = body.DUCA[header];
    const added = sum(body.FRACCIONES.map((each) => each[line]));
    if (compare(stated, added) === 0) return [];
    const message = `${boxed(box)}: ${what} del encabezado (${formatAmount(stated || '0', 2)}) no es la suma de las fracciones (${formatAmount(added, 2)}). Corrija el total o prorratee de nuevo.`;
    return [{ ...problem('duca.total', `DUCA.${header}`, message), relatedPath: `FRACCIONES[0].${line}` }];
  });
}

const BOXES = [
  ['VALOR_FOB', '48'],
  ['VALOR_FLETE', '49'],
  ['VALOR_SEGURO', '50'],
  ['VALOR_OTROS', '51'],
] as const;

/** No price and no cost is below zero: what a deduction leaves is already in box 25. */
export function negativeProblems({ DUCA, FRACCIONES }: DucaBody): Problem[] {
  const negative = (value: string): boolean => value.startsWith('-') && compare(value, '0') < 0;
  const told = (box: string, place: string, value: string, path: string): Problem =>
    problem(
      'duca.negative',
      path,
      `Casilla ${box}${place}: ${formatAmount(value, 2)} es negativo. Escriba cero o más; una deducción se resta del precio.`,
    );
  return [
    ...AMOUNTS.flatMap(({ header, box }) =>
      negative(DUCA[header]) ? [told(box, '', DUCA[header], `DUCA.${header}`)] : [],
    ),
    ...FRACCIONES.flatMap((fraction, line) =>
      BOXES.flatMap(([name, box]) =>
        negative(fraction[name])
          ? [told(box, `, línea ${line + 1}`, fraction[name], `FRACCIONES[${line}].${name}`)]
          : [],
      ),
    ),
  ];
}

/** Value declarations against the DUCA: the same price, transport, insurance and other costs. */
export function valueProblems(body: DucaBody): Problem[] {
  if (body.DVAS.length === 0) return [];
  return AMOUNTS.flatMap(({ header, line, box, what }) => {
    const stated = body.DUCA[header];
    const declared = sum(body.DVAS.map((each) => each[line as keyof typeof each]));
    if (compare(stated, declared) === 0) return [];
    const message = `Casilla ${box}: ${what} de la DUCA (${formatAmount(stated || '0', 2)}) no es el de las declaraciones de valor (${formatAmount(declared, 2)}). Vuelva a formar la DUCA o corrija la DVA.`;
    return [{ ...problem('duca.value', `DUCA.${header}`, message), relatedPath: `DVAS[0].${line}` }];
  });
}

/** Gross weight is never below net weight. */
export function weightProblems(body: DucaBody): Problem[] {
  const found: Problem[] = [];
  if (compare(body.DUCA.PESO_NETO_TOTAL, body.DUCA.PESO_BRUTO_TOTAL) > 0) {
    found.push(
      problem(
        'duca.weight',
        'DUCA.PESO_NETO_TOTAL',
        'Casilla 33: el peso neto es mayor que el bruto. Revise ambos pesos.',
      ),
    );
  }
  body.FRACCIONES.forEach((fraction, line) => {
    if (compare(fraction.PESO_NETO, fraction.PESO_BRUTO) <= 0) return;
    const message = `Casilla 37, línea ${line + 1}: el peso neto (${formatAmount(fraction.PESO_NETO, 2)} kg) es mayor que el bruto (${formatAmount(fraction.PESO_BRUTO || '0', 2)} kg). Revise ambos pesos.`;
    found.push(problem('duca.weight', `FRACCIONES[${line}].PESO_NETO`, message));
  });
  return found;
}
