import { parseArgs } from 'node:util';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';

/** The order cannot be what was typed; tells what is missing or unknown. */
export class WrongOrder extends Error {}

/** What each flag says, as it is asked for. */
const QUESTIONS = {
  company: 'Nombre de la empresa',
  nit: 'NIT o RTN de la empresa',
  country: 'País (GT o HN)',
  operator: '¿Mantiene los catálogos comunes de su país? (sí o no)',
  administrator: 'Nombre del administrador',
  login: 'Usuario con el que inicia sesión',
  mail: 'Correo electrónico del administrador',
  address: 'Dirección pública de Despacho, como https://despacho.example',
  id: 'Id de la empresa, como la muestra la consola de operación',
  person: 'Nombre de la persona, como está en su usuario',
  name: 'Nombre de la copia, como 2026-11-27_14-05-09',
} as const;
type Flag = keyof typeof QUESTIONS;

const NEEDED = {
  company: ['company', 'nit', 'country', 'operator', 'administrator', 'login', 'mail', 'address'],
  operator: ['administrator', 'login', 'mail', 'address'],
  link: ['login', 'address'],
  factor: ['login', 'person'],
  close: ['login', 'person'],
  erase: ['id', 'company'],
  copy: [],
  restore: ['name'],
} as const satisfies Record<string, readonly Flag[]>;

export interface Facts extends Omit<Record<Flag, string>, 'operator'> {
  taxId: string;
  operator: boolean;
}

type What = keyof typeof NEEDED;
/** Of the data folder as a whole. */
export type CopyOrder = 'copy' | 'restore';

export interface Order<W extends What = What> {
  what: W;
  facts: Facts;
}
/** Of what lies in tables and buckets. */
export type TableOrder = Order<Exclude<What, CopyOrder>>;

export type Asked = Pick<Order, 'what'> & { given: Partial<Record<Flag, string>> };

/** What the command line says; `address` stands in where none is given. */
export function orderOf(args: string[], address: string): Asked {
  const options = Object.fromEntries(
    Object.keys(QUESTIONS).map((flag) => [flag, { type: 'string' as const }]),
  );
  let parsed: { values: Record<string, string | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({ args, options, allowPositionals: true }) as typeof parsed;
  } catch (error) {
    throw new WrongOrder(
      `No se entiende la orden: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const [what, ...more] = parsed.positionals;
  const [name, ...rest] = what === 'restore' ? more : [undefined, ...more];
  if (!isOneOf(keysOf(NEEDED), what) || rest.length > 0)
    throw new WrongOrder(
      `No se entiende la orden «${parsed.positionals.join(' ')}»: debe ser ${keysOf(NEEDED).join(', ')}.`,
    );
  return { what, given: { ...(address && { address }), ...(name && { name }), ...parsed.values } };
}

/** The whole order: what was not given is asked, or told to be missing where nobody can answer. */
export async function answersOf(
  { what, given }: Asked,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<Order> {
  const missing = NEEDED[what].filter((flag) => !given[flag]);
  if (missing.length > 0 && !ask)
    throw new WrongOrder(`Falta ${missing.map((flag) => `--${flag} (${QUESTIONS[flag]})`).join(', ')}.`);
  const facts = Object.fromEntries(Object.keys(QUESTIONS).map((flag) => [flag, given[flag as Flag] ?? '']));
  for (const flag of missing) facts[flag] = (await ask?.(`${QUESTIONS[flag]}: `)) ?? '';
  const operator = (facts['operator'] ?? '').trim().toLowerCase();
  if (what === 'company' && !['sí', 'si', 'no'].includes(operator))
    throw new WrongOrder('--operator debe ser sí o no.');
  if (isOneOf(NEEDED[what], 'address') && !URL.canParse(facts['address'] ?? ''))
    throw new WrongOrder(
      `--address es «${facts['address']}» y debe ser una dirección, como https://despacho.example.`,
    );
  return {
    what,
    facts: {
      ...(facts as Record<Flag, string>),
      taxId: facts['nit'] ?? '',
      operator: operator.startsWith('s'),
    },
  };
}
