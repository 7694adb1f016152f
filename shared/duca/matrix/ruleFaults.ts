import { catalogue } from '../../catalogues/names.ts';
import { isDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { messageNodes } from '../xml/nodes.ts';
import type { Rule } from './ruleRow.ts';
import { isOneOf } from '../../foundation/oneOf.ts';
import { RULE_TYPES } from './ruleTypes.ts';

const DAYS = ['VIGENTE_DESDE', 'VIGENTE_HASTA'] as const;
const LONGEST_SOURCE = 300;

/** What is wrong with a rule, by its column; each a sentence without its place. */
export function ruleFaults(rule: Rule, reference: Reference): [column: keyof Rule, message: string][] {
  const faults: [keyof Rule, string][] = [];
  const { NODO_PADRE, NODO, TIPO, REGIMEN, CLASE, FUENTE, MUESTRA } = rule;
  const children = messageNodes.get(NODO_PADRE);
  if (!children) {
    const meant = hint(NODO_PADRE, [...messageNodes.keys()]);
    faults.push(['NODO_PADRE', `el nodo «${NODO_PADRE}» no existe en el mensaje${meant}`]);
  } else if (!children.has(NODO)) {
    const meant = hint(NODO, [...children]);
    faults.push(['NODO', `el nodo «${NODO}» no existe dentro de «${NODO_PADRE}»${meant}`]);
  }
  if (!isOneOf(RULE_TYPES, TIPO)) {
    faults.push(['TIPO', `«${TIPO}» debe ser MANDATORIA, CONDICIONAL o NO APLICA`]);
  }
  if (REGIMEN !== '*' && reference.hasCode(catalogue.modalities, REGIMEN) === false) {
    faults.push(['REGIMEN', `«${REGIMEN}» no es una modalidad; use un código de la lista o * para todas`]);
  }
  if (CLASE !== '*' && reference.hasCode(catalogue.declarationClasses, CLASE) === false) {
    faults.push(['CLASE', `«${CLASE}» no es una clase de declaración; use un código de la lista o *`]);
  }
  for (const name of DAYS) {
    const day = rule[name];
    if (day !== '' && !isDate(day)) faults.push([name, `«${day}» debe ser un día como 2026-01-31`]);
  }
  if (rule.VIGENTE_HASTA !== '' && rule.VIGENTE_HASTA < rule.VIGENTE_DESDE) {
    faults.push([
      'VIGENTE_HASTA',
      `${rule.VIGENTE_HASTA} es antes de ${rule.VIGENTE_DESDE}, el día en que empieza`,
    ]);
  }
  if (FUENTE.length > LONGEST_SOURCE) {
    faults.push(['FUENTE', `tiene ${FUENTE.length} caracteres y admite ${LONGEST_SOURCE}`]);
  }
  if (!['', '0', '1'].includes(MUESTRA)) faults.push(['MUESTRA', `«${MUESTRA}» debe ser 1, 0 o vacío`]);
  return faults;
}

/** A name that differs only in its capitals, or begins alike, is most likely what was meant. */
function hint(name: string, known: readonly string[]): string {
  const plain = name.toLowerCase();
  const meant =
    known.find((each) => each.toLowerCase() === plain) ??
    known.find((each) => plain.length > 3 && each.toLowerCase().startsWith(plain.slice(0, 4)));
  return meant === undefined ? '' : `; ¿quiso decir «${meant}»?`;
}
