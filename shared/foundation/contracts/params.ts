import * as z from 'zod';
import { isDate } from '../dates/date.ts';
import type { ModuleName } from '../modules.ts';

/**
 * One parameter of a procedure. The wire carries positional text (spec 7); `fromText` reads that text, `schema` holds
 * whatever came by position or by name to the same shape.
 */
export interface Param<T = unknown> {
  description: string;
  schema: z.ZodType<T>;
  fromText: (text: string) => unknown;
  optional: boolean;
  /** Set when the parameter is the id of something of a company; the isolation tests feed it foreign ids. */
  idOf?: ModuleName | 'users' | 'file';
  /** The company id that the specification's calls carry: compared with the session's, never trusted. */
  company?: true;
}

export type Params = Record<string, Param>;
export type InputOf<P extends Params> = { [N in keyof P]: P[N] extends Param<infer T> ? T : never };

const same = (text: string): unknown => text;
const blankAsAbsent =
  (read: (text: string) => unknown) =>
  (text: string): unknown =>
    text === '' ? undefined : read(text);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function make<T>(
  description: string,
  schema: z.ZodType<T>,
  fromText = same,
  extra: Partial<Param<T>> = {},
): Param<T> {
  return { description, schema, fromText, optional: false, ...extra };
}

/** Builders of parameters; `optional` takes any of them. */
export const param = {
  text: (description: string, max = 500): Param<string> =>
    make(description, z.string('debe ser texto').max(max, `admite hasta ${max} caracteres`)),
  /** Identifier of a document or record; opaque text of letters, digits and hyphens. */
  id: (idOf: NonNullable<Param['idOf']>, description: string): Param<string> =>
    make(
      description,
      z.string('debe ser un identificador').regex(/^[A-Za-z0-9-]{1,64}$/, 'no es un identificador'),
      same,
      { idOf },
    ),
  company: (): Param<string> =>
    make(
      'Id de la empresa; debe ser la de la sesión',
      z.string('debe ser texto').max(64, 'no es un identificador'),
      same,
      {
        company: true,
      },
    ),
  integer: (description: string, min = 0, max = 1_000_000): Param<number> =>
    make(
      description,
      z
        .int('debe ser un número entero')
        .min(min, `debe ser ${min} o más`)
        .max(max, `debe ser ${max} o menos`),
      (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text),
    ),
  flag: (description: string): Param<boolean> =>
    make(description, z.boolean('debe ser 1 o 0'), (text) =>
      text === '1' ? true : text === '0' ? false : text,
    ),
  /** Local day of the calendar, 'yyyy-mm-dd'. */
  day: (description: string): Param<string> =>
    make(description, z.string('debe ser texto').refine(isDate, 'debe ser un día como 2026-11-23')),
  /** Text of a form of its own, which the schema reads. */
  form: <T>(description: string, schema: z.ZodType<T>): Param<T> => make(description, schema),
  /** Structured value; by position it travels as JSON text. */
  json: <T>(description: string, schema: z.ZodType<T>): Param<T> => make(description, schema, readJson),
  optional: <T>(inner: Param<T>): Param<T | undefined> => ({
    ...inner,
    schema: inner.schema.optional(),
    fromText: blankAsAbsent(inner.fromText),
    optional: true,
  }),
};
