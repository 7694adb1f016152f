import type { AnyBody, AnyRecord, DataSet, DataSets } from '../fields/dataSet.ts';
import { labelOf } from '../fields/label.ts';
import { formatPath } from '../fields/path.ts';
import { isAuthoritys } from '../fields/writer.ts';
import { problem, type Problem } from '../rules/problem.ts';

interface Fact {
  dataSet: string;
  line?: number;
  field: string;
  value: string;
}

const authorityFields = (fields: DataSet['fields']): string[] =>
  Object.keys(fields).filter((name) => isAuthoritys(fields[name]!));

/** What stands in the authority's fields of a body, in the order of its data sets. */
function authorityFacts(dataSets: DataSets, body: AnyBody): Fact[] {
  return Object.entries(dataSets).flatMap(([dataSet, { fields }]): Fact[] => {
    const names = authorityFields(fields);
    const content = body[dataSet];
    if (names.length === 0 || content === undefined) return [];
    const factsOf = (record: AnyRecord, line?: number): Fact[] =>
      names.flatMap((field) => {
        const value = record[field] ?? '';
        return value === '' ? [] : [{ dataSet, ...(line === undefined ? {} : { line }), field, value }];
      });
    return Array.isArray(content) ? content.flatMap(factsOf) : factsOf(content);
  });
}

/** The body with the authority's fields blank; itself when they are. */
export function withoutAuthorityFacts<B extends AnyBody>(dataSets: DataSets, body: B): B {
  const next: AnyBody = { ...body };
  const facts = authorityFacts(dataSets, body);
  for (const { dataSet, line, field } of facts) {
    const content = next[dataSet]!;
    next[dataSet] = Array.isArray(content)
      ? content.map((record, index) => (index === line ? { ...record, [field]: '' } : record))
      : { ...content, [field]: '' };
  }
  return facts.length === 0 ? body : (next as B);
}

/**
 * The body with the authority's fields as they stand in another one of the same document, blank ones too. Lists are the
 * authority's as a whole or not at all: one of which others write a field stays as it is.
 */
export function withAuthorityFactsOf<B extends AnyBody>(dataSets: DataSets, body: B, other: AnyBody): B {
  const facts: AnyBody = {};
  for (const [dataSet, { fields }] of Object.entries(dataSets)) {
    const names = authorityFields(fields);
    const [content, said] = [body[dataSet], other[dataSet]];
    if (names.length === 0 || content === undefined || said === undefined) continue;
    if (Array.isArray(said)) {
      if (names.length === Object.keys(fields).length) facts[dataSet] = said;
    } else
      facts[dataSet] = { ...content, ...Object.fromEntries(names.map((each) => [each, said[each] ?? ''])) };
  }
  return { ...body, ...facts };
}

/**
 * What a document that the authority has not answered for holds in the authority's fields: it was typed while that was
 * possible. It would print as if the authority had said it, so it blocks; the next save takes it out.
 */
export const unansweredProblems = (dataSets: DataSets, body: AnyBody): Problem[] =>
  authorityFacts(dataSets, body).map(({ value, ...place }) => {
    const path = formatPath(place);
    const message = `${labelOf(dataSets, path)}: dice «${value}» y la autoridad todavía no ha respondido. Guarde cualquier cambio del documento y se quitará.`;
    return problem('writer.unanswered', path, message);
  });
