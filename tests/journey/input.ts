import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ApiProblem } from './client.ts';
import { Failure } from './failure.ts';

type Fields = Record<string, string>;

/** Data sets by name, as `order.json`, `transport.json` and `header.json` hold them: fields, or lists of lines. */
export type DataSets = Record<string, Fields | Fields[]>;

export interface InputFile {
  path: string;
  text: string;
  data: DataSets;
}

export interface Input {
  order: InputFile;
  transport: InputFile;
  /** `DVA` and `DUCA` or `DUA`: what the broker adds to the derived declarations, by data set. */
  header: { path: string; text: string; dva: DataSets; declaration: DataSets };
  invoices: { path: string; text: string };
}

/** Reads the four files of an input folder; says which file, line and field is missing or wrong. */
export function readInput(folder: string, section: 'DUCA' | 'DUA'): Input {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Failure(`La carpeta de entrada ${folder} no existe. Indique otra con --input.`);
  }
  const header = readJson(join(folder, 'header.json'));
  const sections = header.value as Record<string, unknown>;
  return {
    order: dataFile(join(folder, 'order.json')),
    transport: dataFile(join(folder, 'transport.json')),
    header: {
      path: header.path,
      text: header.text,
      dva: checkDataSets(header, sections['DVA'] ?? {}, 'DVA'),
      declaration: checkDataSets(header, sections[section] ?? {}, section),
    },
    invoices: { path: join(folder, 'invoices.csv'), text: readText(join(folder, 'invoices.csv')) },
  };
}

function readText(path: string): string {
  if (!existsSync(path))
    throw new Failure(
      `Falta el archivo ${path}. La guía de los archivos está en el README junto a los ejemplos.`,
    );
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
}

interface Json {
  path: string;
  text: string;
  value: unknown;
}

function readJson(path: string): Json {
  const text = readText(path);
  try {
    return { path, text, value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = (error as Error).message;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    throw new Failure(
      `${path}, línea ${line}: no es JSON válido (${message}). Corrija la puntuación cerca de esa línea.`,
    );
  }
}

function dataFile(path: string): InputFile {
  const json = readJson(path);
  return { path, text: json.text, data: checkDataSets(json, json.value) };
}

/** Every value must be text inside a group: `{"GRUPO": {"CAMPO": "texto"}}` or a list of such records. */
function checkDataSets(json: Json, value: unknown, inside = ''): DataSets {
  if (!isRecord(value)) throw wrong(json, inside, 'debe ser un objeto con grupos de datos');
  for (const [group, content] of Object.entries(value)) {
    for (const record of Array.isArray(content) ? (content as unknown[]) : [content]) {
      if (!isRecord(record)) throw wrong(json, group, 'debe ser un objeto o una lista de objetos');
      for (const [field, each] of Object.entries(record)) {
        if (typeof each !== 'string') throw wrong(json, field, 'debe ir entre comillas, como texto');
      }
    }
  }
  return value as DataSets;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (json: Pick<Json, 'path' | 'text'>, field: string, reason: string): Failure =>
  new Failure(`${json.path}${lineOf(json.text, field)}${field && `, ${field}`}: ${reason}.`);

/** Line of the first, or the given, mention of a field in a JSON file. */
function lineOf(text: string, field: string, mention = 0): string {
  let at = -1;
  for (let count = 0; count <= mention; count += 1) {
    const next = text.indexOf(`"${field}"`, at + 1);
    if (next < 0) break;
    at = next;
  }
  return field === '' || at < 0 ? '' : `, línea ${text.slice(0, at).split('\n').length}`;
}

/** The API's problems as sentences that name file, line and field of the input. */
export function locate(
  file: { path: string; text: string },
  problems: readonly Pick<ApiProblem, 'path' | 'message'>[],
): string {
  return problems
    .map(({ path, message }) => {
      const [, line, field] = /(?:\[(\d+)\])?\.(\w+)$/.exec(path) ?? [];
      const place = field ? lineOf(file.text, field, Number(line ?? 0)) : '';
      return `  ${basename(file.path)}${place}${field ? `, ${field}` : ''}: ${message}`;
    })
    .join('\n');
}
