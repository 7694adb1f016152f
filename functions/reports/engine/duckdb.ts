import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '@duckdb/node-api';
import { FACT_COLUMNS, factColumns } from '../../../shared/reports/facts.ts';
import { sha256 } from '../../runtime/digest.ts';
import type { Parts } from '../facts/readFacts.ts';
import { wholesOf } from '../files/dayParts.ts';
import { EMPTY } from '../files/parquet.ts';
import { filesOfParts } from '../findDays.ts';
import { BUCKET, dayObject } from '../rows.ts';
import {
  namesIn,
  onlyParams,
  wholeSql,
  type AnalysisEngine,
  type AnswerRow,
  type Question,
} from './engine.ts';

/** Files that are fetched at once. */
const AT_ONCE = 16;
const MEMORY = '512MB';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Folder of a company's files: what an engine that works for it may open. */
const folderOf = (folder: string, { scope }: Parts): string =>
  join(folder, encodeURIComponent(scope.company));

/**
 * Files of the days as they are kept beside the engine, by their hash; what is not there yet is fetched. One that is
 * being written anew is taken as it is: the next question sees what comes after it.
 */
async function fetched(own: string, parts: Parts, days: Question['days']): Promise<string[]> {
  const files: string[] = [];
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const some = days.slice(at, at + AT_ONCE).map((each) => fetchDay(own, parts, each));
    files.push(...(await Promise.all(some)).flat());
  }
  return files;
}

async function fetchDay(
  own: string,
  parts: Parts,
  { day, hash }: Question['days'][number],
): Promise<string[]> {
  const { services, scope } = parts;
  const wanted = join(own, `${day}-${hash}.parquet`);
  if (existsSync(wanted)) return [wanted];
  const bytes = await services.files.get(scope, BUCKET, dayObject(day));
  if (!bytes) return [];
  const found = sha256(bytes);
  if (found === EMPTY.hash && found !== hash) {
    // Divided since it was found.
    const since = await filesOfParts(parts, day);
    return fetched(
      own,
      parts,
      since.filter(({ sk }) => sk !== day).map(({ sk, HUELLA }) => ({ day: sk, hash: HUELLA })),
    );
  }
  const file = join(own, `${day}-${found}.parquet`);
  if (existsSync(file)) return [file];
  const draft = `${file}.${services.id('par')}`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, file);
  // What it replaces: its own file of before, and the ones that it is a part of.
  const replaced = [...wholesOf(day), day].map((each) => `${each}-`);
  for (const old of await readdir(own))
    if (
      replaced.some((start) => old.startsWith(start)) &&
      old.endsWith('.parquet') &&
      join(own, old) !== file
    )
      await rm(join(own, old), { force: true });
  return [file];
}

/** Every column that there is, so that files of before, which lack what came since, are read as Athena reads them. */
const BLANK = FACT_COLUMNS.map(
  (name) => `CAST(NULL AS ${factColumns[name] === 'text' ? 'VARCHAR' : 'BIGINT'}) AS ${name}`,
).join(', ');
const factsIn = (files: readonly string[]): string =>
  `(SELECT ${BLANK} WHERE false UNION ALL BY NAME SELECT * FROM read_parquet([${files.map(quoted).join(', ')}], union_by_name = true))`;

const textOf = (value: Json | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * DuckDB in this process, made for one question: it may open the files of the question's company and no others,
 * whatever the question's text says, and that cannot be changed by it.
 */
export function duckdbEngine(folder: string): AnalysisEngine {
  return {
    ask: async (parts, question) => {
      const own = folderOf(folder, parts);
      await mkdir(own, { recursive: true, mode: 0o700 });
      const files = await fetched(own, parts, question.days);
      if (files.length === 0) return [];
      const { DuckDBInstance } = await import('@duckdb/node-api');
      const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: MEMORY });
      try {
        const connection = await instance.connect();
        await connection.run(`SET allowed_directories = [${quoted(`${own}/`)}]`);
        await connection.run('SET enable_external_access = false');
        await connection.run('SET lock_configuration = true');
        const source = `${factsIn(files)} WHERE true`;
        const sql = wholeSql(question, source);
        const known: Record<string, string> = { ...question.params, ...onlyParams(question) };
        const asked = Object.fromEntries(namesIn(sql).map((name) => [name, known[name] ?? '']));
        const answer = await connection.runAndReadAll(sql.replace(/:([A-Z][A-Z0-9_]*)/g, '$$$1'), asked);
        return answer
          .getRowObjectsJson()
          .map((row): AnswerRow =>
            Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])),
          );
      } finally {
        instance.closeSync();
      }
    },
  };
}
