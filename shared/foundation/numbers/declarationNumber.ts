import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const LENGTH = 20;
const WITH_VERSION = /^[A-Z0-9]{7}\d{13}$/;

/**
 * A declaration (DUA) number in groups 7-2-6-4-1 (spec 5, declaration number display): blank gives 'Sin No. de DUA',
 * another length than 20 '¡¡¡NO DE DUA NO VÁLIDO!!!'.
 */
export function formatDeclarationNumber(number: string): string {
  const plain = compact(number);
  if (plain === '') return 'Sin No. de DUA';
  if (plain.length !== LENGTH) return '¡¡¡NO DE DUA NO VÁLIDO!!!';
  return grouped(plain);
}

/**
 * A unified declaration (DUCA) number in the same groups; left as it is when its length is not 20 (spec 5, declaration
 * number display).
 */
export function formatUnifiedNumber(number: string): string {
  const plain = compact(number);
  return plain.length === LENGTH ? grouped(plain) : number;
}

/** The number as it is stored and sent: capitals, no hyphens. */
export function plainDeclarationNumber(number: string): string {
  return compact(number);
}

/** Office, year and correlative: what names a declaration, whatever its version. Another form of number has no versions. */
export function withoutVersion(number: string): string {
  return WITH_VERSION.test(number) ? number.slice(0, 15) : number;
}

/** Whether two numbers, written in whatever way, name the same declaration, in whichever version. */
export const sameDeclaration = (one: string, other: string): boolean =>
  withoutVersion(compact(one)) === withoutVersion(compact(other));

/** What of a number that is being typed all its versions begin with; of another form of number all of it. */
export const beforeVersion = (typed: string): string => /^[A-Z0-9]{7}\d{8}/i.exec(typed)?.[0] ?? typed;

/**
 * The number of what keeps it for good and was known by one, or none yet, when it is told one; undefined for another's.
 * A person may have written it without the hyphens of whoever gave it, who tells how it is written.
 */
export const keptNumber = (known: string, told: string): string | undefined =>
  known === '' || told === '' || compact(known) === compact(told) ? told || known : undefined;

/**
 * The number of a declaration that was known by one when it is told another. A rectification raises the version, and the
 * check digit with it (domain 1.5): the later of two versions stands, for news may come late. Undefined when what is told
 * is the number of another declaration.
 */
export function laterVersion(known: string, told: string): string | undefined {
  const kept = keptNumber(known, told);
  if (kept !== undefined) return kept;
  const version = (number: string): string => number.slice(15, 19);
  if (withoutVersion(known) !== withoutVersion(told) || version(known) === version(told)) return undefined;
  return version(told) > version(known) ? told : known;
}

/** Guatemalan declaration number: 20 characters, the office with letters and digits, the rest digits. */
export function checkDeclarationNumber(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (value.length !== LENGTH) {
    return refuse(
      `El número de declaración ${value} tiene ${value.length} caracteres y debe tener 20 (por ejemplo GTPRQPQ-24-001234-0001-5). Cópielo completo de la declaración.`,
    );
  }
  if (!WITH_VERSION.test(value)) {
    return refuse(
      `El número de declaración ${grouped(value)} lleva un carácter que no corresponde: después de los siete de la aduana solo van dígitos. Cópielo de la declaración.`,
    );
  }
  return accept(value);
}

/**
 * Office (UN/LOCODE of its port and the authority's code of it), year, correlative, version (rectifications raise it),
 * check digit, whose rule is not public: a number is never refused by it (domain 1.5).
 */
function grouped(plain: string): string {
  return [
    plain.slice(0, 7),
    plain.slice(7, 9),
    plain.slice(9, 15),
    plain.slice(15, 19),
    plain.slice(19),
  ].join('-');
}
