import { judgeOf } from '../../catalogues/judge.ts';
import { catalogue } from '../../catalogues/names.ts';
import { smallImport } from '../../catalogues/smallImport.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { remembered } from '../../foundation/remembered.ts';
import { missing, problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { servedDay } from '../declaredDay.ts';
import { preferenceOf } from '../../taxes/liquidate.ts';
import { taxedGoods } from '../taxes/taxedGoods.ts';
import { coversLine } from './coversLine.ts';

/** Kinds of box 54.1 that certify origin where the list of agreements does not say. */
const CERTIFICATES = '861|862|954';
/** Kind of box 54.1 that certifies a quota; own code. */
const QUOTA_CERTIFICATE = 'CTG';

const nameOf = (code: string, reference: Reference): string =>
  reference.row(catalogue.agreements1, code)?.VALOR ?? code;

/** Kinds that certify origin under an agreement; none when the declaration itself certifies it (boxes 61 and 62). */
const kindsOf = (code: string, reference: Reference): string[] =>
  (reference.row(catalogue.agreements1, code)?.['CERTIFICADO'] ?? CERTIFICATES)
    .split('|')
    .filter((each) => each !== '');

/** A fraction that asks for the preference of an agreement, and the certificates of box 54 that cover it. */
export interface ClaimedLine {
  fraction: DucaFraction;
  at: number;
  /** Kinds of certificate that prove it; none when the declaration itself does. */
  kinds: readonly string[];
  /** Places of its certificates in box 54. */
  certificates: readonly number[];
}

export function claimedLines(body: DucaBody, reference: Reference): ClaimedLine[] {
  const papers = body.DOCUMENTOS.map((each, index) => ({ ...each, index }));
  return body.FRACCIONES.flatMap((fraction, at): ClaimedLine[] => {
    if (fraction.ACUERDO_1_ID === '') return [];
    const kinds = kindsOf(fraction.ACUERDO_1_ID, reference);
    const own = papers.filter(
      ({ CODIGO_DOCUMENTO, LINEA }) => kinds.includes(CODIGO_DOCUMENTO) && coversLine(LINEA, at + 1),
    );
    return [{ fraction, at, kinds, certificates: own.map(({ index }) => index) }];
  });
}

/**
 * What an agreement that a fraction claims asks for: a certificate of box 54 that covers it and is in force, and the
 * criterion of box 47.1. A rate of the agreement is never had without them, by the severities of the list; where the
 * agreement gives no rate, or asks no certificate of so small an import, the person is only asked. A certificate that ended before the declaration's day
 * never serves.
 */
export function originProblems(body: DucaBody, reference: Reference): Problem[] {
  const day = servedDay(body, reference);
  const expired = new Map<number, number[]>();
  const found: Problem[] = [];
  const claimed = claimedLines(body, reference);
  const valued = Map.groupBy(claimed, ({ fraction }) => fraction.ACUERDO_1_ID);
  const small = new Map(
    [...valued].map(([agreement, lines]) => {
      const values = lines.map(({ fraction }) => fraction.VALOR_CIF);
      return [agreement, smallImport(agreement, values, reference)];
    }),
  );
  for (const { fraction, at, kinds, certificates } of claimed) {
    for (const index of certificates) {
      const until = body.DOCUMENTOS[index]!.FECHA_VENCIMIENTO_DOCUMENTO;
      if (until !== '' && until < day) expired.set(index, [...(expired.get(index) ?? []), at + 1]);
    }
    const uncertified = kinds.length > 0 && certificates.length === 0;
    found.push(...unproved(fraction, at, uncertified, small.get(fraction.ACUERDO_1_ID), reference));
  }
  return [
    ...found,
    ...[...expired].map(([index, lines]) => expiredProblem(body, index, lines)),
    ...incomplete(body, reference),
  ];
}

/** What a fraction that claims an agreement does not prove: a certificate that covers it, and its criterion. */
const unproved = remembered(
  (
    fraction: DucaFraction,
    at: number,
    uncertified: boolean,
    small: string | undefined,
    reference: Reference,
  ): Problem[] => {
    if (!uncertified && fraction.CRITERIO_ORIGEN !== '') return [];
    const agreement = nameOf(fraction.ACUERDO_1_ID, reference);
    const favoured = preferenceOf(taxedGoods(fraction), reference) !== undefined;
    const told = (
      check: 'CERTIFICADO_ORIGEN' | 'CRITERIO_ORIGEN',
      code: string,
      name: keyof DucaFraction,
      message: string,
    ): Problem[] => {
      const path = `FRACCIONES[${at}].${name}`;
      if (!favoured) return [warning(code, path, message)];
      return [judgeOf(check, reference)?.told(code, path, message) ?? []].flat();
    };
    const certificate = `Casilla 44, línea ${at + 1}: pide «${agreement}» y ningún certificado de origen de la casilla 54 ampara la fracción. ${small ?? 'Agréguelo'} en Documentos de soporte con su línea.`;
    const owed = (): Problem[] =>
      small === undefined
        ? told('CERTIFICADO_ORIGEN', 'duca.no-certificate', 'ACUERDO_1_ID', certificate)
        : [warning('duca.no-certificate', `FRACCIONES[${at}].ACUERDO_1_ID`, certificate)];
    const criterion = `Casilla 47.1, línea ${at + 1}: pide «${agreement}» y no dice con qué criterio la mercancía es originaria. Escríbalo como está en el certificado.`;
    return [
      ...(uncertified ? owed() : []),
      ...(fraction.CRITERIO_ORIGEN === ''
        ? told('CRITERIO_ORIGEN', 'duca.no-criterion', 'CRITERIO_ORIGEN', criterion)
        : []),
    ];
  },
);

const listed = (lines: readonly number[]): string =>
  lines.length === 1
    ? `la fracción ${lines[0]}`
    : `las fracciones ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' y otras' : ''}`;

function expiredProblem({ DOCUMENTOS }: DucaBody, index: number, lines: readonly number[]): Problem {
  const { NUMERO_DOCUMENTO: number, FECHA_VENCIMIENTO_DOCUMENTO: until } = DOCUMENTOS[index]!;
  const message = `Casilla 54.4, línea ${index + 1}: el certificado de origen ${number || 'sin número'} venció el ${formatDate(until)} y ampara ${listed(lines)}. Ponga uno vigente o quite el acuerdo.`;
  return problem('duca.certificate-expired', `DOCUMENTOS[${index}].FECHA_VENCIMIENTO_DOCUMENTO`, message);
}

const NEEDED = [
  ['NUMERO_DOCUMENTO', '54.2', 'su número'],
  ['FECHA_EMISION', '54.3', 'su fecha'],
  ['ID_PAIS_EMISION', '54.5', 'el país que lo emitió'],
] as const;

/** Kinds of box 54.1 that certify: origin under an agreement, or a quota. */
export const certificateKinds = (reference: Reference): ReadonlySet<string> =>
  new Set(
    [
      ...CERTIFICATES.split('|'),
      ...reference.rows(catalogue.agreements1).flatMap((row) => (row['CERTIFICADO'] ?? '').split('|')),
      QUOTA_CERTIFICATE,
    ].filter((kind) => kind !== ''),
  );

/** A certificate says its number, date and country. */
function incomplete({ DOCUMENTOS }: DucaBody, reference: Reference): Problem[] {
  const kinds = certificateKinds(reference);
  return DOCUMENTOS.flatMap((each, index) =>
    kinds.has(each.CODIGO_DOCUMENTO)
      ? NEEDED.filter(([name]) => each[name] === '').map(([name, box, what]) =>
          warning(
            'duca.certificate-incomplete',
            `DOCUMENTOS[${index}].${name}`,
            `Casilla ${box}, línea ${index + 1}: el certificado no dice ${what}. Cópielo del documento.`,
          ),
        )
      : [],
  );
}

/** Box 39: a quota has a quantity, a certificate, and a balance that its fractions together do not exceed. */
export function quotaProblems(body: DucaBody): Problem[] {
  const byQuota = new Map<string, { fraction: DucaFraction; at: number }[]>();
  const found: Problem[] = [];
  body.FRACCIONES.forEach((fraction, at) => {
    const { CUOTA_CONTINGENTE: quota, CANTIDAD_UNIDADES: units } = fraction;
    const taken = fraction.CANTIDAD_CONTINGENTE || '';
    if (quota === '') {
      if (taken !== '' || fraction.SALDO_CONTINGENTE) {
        const message = `Casilla 39, línea ${at + 1}: hay cantidad o saldo de contingente y falta su número. Escríbalo o borre los otros dos.`;
        found.push(missing('duca.quota-number', `FRACCIONES[${at}].CUOTA_CONTINGENTE`, message));
      }
      return;
    }
    byQuota.set(quota, [...(byQuota.get(quota) ?? []), { fraction, at }]);
    if (compare(taken, units) > 0) {
      const message = `Línea ${at + 1}: se cargan ${quantity(taken)} al contingente ${quota} y la casilla 43 dice ${quantity(units || '0')}. Corrija una de las dos cantidades.`;
      found.push(problem('duca.quota-quantity', `FRACCIONES[${at}].CANTIDAD_CONTINGENTE`, message));
    }
    const certified = body.DOCUMENTOS.some(
      (each) => each.CODIGO_DOCUMENTO === QUOTA_CERTIFICATE && coversLine(each.LINEA, at + 1),
    );
    if (!certified) {
      const message = `Casilla 39, línea ${at + 1}: usa el contingente ${quota} y ningún certificado de contingente de la casilla 54 ampara la fracción. Agréguelo en Documentos de soporte.`;
      found.push(warning('duca.no-quota-certificate', `FRACCIONES[${at}].CUOTA_CONTINGENTE`, message));
    }
  });
  for (const [quota, lines] of byQuota) {
    const stated = lines.find(({ fraction }) => fraction.SALDO_CONTINGENTE);
    const taken = sum(
      lines.map(({ fraction }) => fraction.CANTIDAD_CONTINGENTE || fraction.CANTIDAD_UNIDADES || '0'),
    );
    if (!stated || compare(taken, stated.fraction.SALDO_CONTINGENTE) <= 0) continue;
    const message = `El contingente ${quota} tiene un saldo de ${quantity(stated.fraction.SALDO_CONTINGENTE)} y ${listed(lines.map(({ at }) => at + 1))} le cargan ${quantity(taken)}. Reduzca la cantidad o pase el resto a una fracción sin contingente.`;
    found.push(problem('duca.quota-balance', `FRACCIONES[${stated.at}].SALDO_CONTINGENTE`, message));
  }
  return found;
}

const quantity = (value: string): string => formatAmount(value, 3).replace(/\.?0+$/, '');
