import * as z from 'zod';
import {
  blankRecord,
  type AnyBody,
  type AnyRecord,
  type DataSets,
  recordIn,
  asLines,
} from '../fields/dataSet.ts';
import { parsePath } from '../fields/path.ts';

/**
 * One change of a document. `set` writes one field or a whole data set; `insert` puts lines before a position (or at
 * the end); `remove` takes lines away. A list of changes is applied in order and wholly or not at all.
 */
export type Change =
  | { op: 'set'; path: string; value: string | AnyRecord | AnyRecord[] }
  | { op: 'insert'; path: string; lines: AnyRecord[] }
  | { op: 'remove'; path: string; count: number };

const record = z.record(z.string().max(60), z.string().max(20_000));

export const changeSchema: z.ZodType<Change> = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('set'),
    path: z.string().max(120),
    value: z.union([z.string().max(20_000), record, z.array(record)]),
  }),
  z.object({ op: z.literal('insert'), path: z.string().max(120), lines: z.array(record) }),
  z.object({ op: z.literal('remove'), path: z.string().max(120), count: z.int().min(1) }),
]);

/** Thrown for a change that names no place of the document; the message is Spanish and names the path. */
export class ImpossibleChange extends Error {}

type Path = NonNullable<ReturnType<typeof parsePath>>;

const impossible = (path: string, reason: string): never => {
  throw new ImpossibleChange(`El cambio en «${path}» no se puede aplicar: ${reason}.`);
};

/** The body after the changes; the given body is left as it was (unchanged records are shared). */
export function applyChanges<B extends AnyBody>(dataSets: DataSets, body: B, changes: readonly Change[]): B {
  const next: AnyBody = { ...body };
  const copied = new Set<string>();
  const linesOf = (name: string): AnyRecord[] => {
    const lines = asLines(next[name]);
    if (copied.has(name)) return lines;
    copied.add(name);
    return (next[name] = [...lines]);
  };
  for (const change of changes) {
    const path =
      parsePath(change.path) ?? impossible(change.path, 'la ruta no tiene la forma GRUPO[línea].CAMPO');
    const dataSet = dataSets[path.dataSet] ?? impossible(change.path, `no existe el grupo ${path.dataSet}`);
    if (path.field !== undefined && !dataSet.fields[path.field])
      impossible(change.path, `no existe el campo ${path.field}`);
    if (change.op === 'set') set(change.path, path, dataSet.many, change.value);
    else if (!dataSet.many) impossible(change.path, 'el grupo no tiene líneas');
    else if (change.op === 'insert') {
      const lines = linesOf(path.dataSet);
      const at = path.line ?? lines.length;
      if (at > lines.length) impossible(change.path, `solo hay ${lines.length} líneas`);
      lines.splice(at, 0, ...change.lines.map((line) => ({ ...blankRecord(dataSet), ...line })));
    } else {
      const lines = linesOf(path.dataSet);
      const at = path.line ?? 0;
      if (at + change.count > lines.length) impossible(change.path, `solo hay ${lines.length} líneas`);
      lines.splice(at, change.count);
    }
  }
  return next as B;

  function set(text: string, path: Path, manyLines: boolean, value: string | AnyRecord | AnyRecord[]): void {
    const dataSet = dataSets[path.dataSet]!;
    const filled = (each: AnyRecord): AnyRecord => ({ ...blankRecord(dataSet), ...each });
    if (path.field !== undefined) {
      if (typeof value !== 'string') return impossible(text, 'un campo recibe texto');
      if (!manyLines) next[path.dataSet] = { ...recordIn(next, path.dataSet), [path.field]: value };
      else {
        const lines = linesOf(path.dataSet);
        const line = path.line ?? impossible(text, 'falta el número de línea');
        if (line >= lines.length) impossible(text, `solo hay ${lines.length} líneas`);
        lines[line] = { ...lines[line]!, [path.field]: value };
      }
    } else if (typeof value === 'string') impossible(text, 'un grupo recibe registros, no texto');
    else if (manyLines && path.line === undefined) {
      if (!Array.isArray(value)) return impossible(text, 'el grupo recibe una lista de líneas');
      next[path.dataSet] = value.map(filled);
      copied.add(path.dataSet);
    } else if (Array.isArray(value)) impossible(text, 'el grupo recibe un solo registro');
    else if (manyLines) {
      const lines = linesOf(path.dataSet);
      if (path.line! >= lines.length) impossible(text, `solo hay ${lines.length} líneas`);
      lines[path.line!] = filled(value);
    } else next[path.dataSet] = filled(value);
  }
}
