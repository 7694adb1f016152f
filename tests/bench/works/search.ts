import { DatabaseSync } from 'node:sqlite';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { tariffSample } from '../../../shared/catalogues/lists/tariff.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { sampleReference } from '../../../shared/catalogues/sampleReference.fixture.ts';
import type { CatalogueRow, Reference } from '../../../shared/foundation/documents/reference.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import { buildTariffIndex, type TariffEntry } from '../../../shared/tariff/search/buildTariffIndex.ts';
import { indexFileOf, takeIndexFile } from '../../../shared/tariff/search/searchedTariff.ts';
import { searchTariff } from '../../../shared/tariff/search/tariffSearch.ts';
import { tradeQueries } from '../../../shared/tariff/search/tradeQueries.fixture.ts';
import { readQuery, stemOf, wordsOf } from '../../../shared/tariff/search/words.ts';
import type { Work } from '../work.ts';

/** Queries of one run: a run takes as long as one query would a thousand times. */
const QUERIES = 1_000;
const QUALITIES =
  'industriales,domésticos,usados,nuevos,con accesorios,sin montar,para repuesto,en cajas,a granel,grandes,pequeños'.split(
    ',',
  );

/** A tariff of any size, always the same: the one to begin with, each line again with another quality. */
function tariffOf(size: number): TariffEntry[] {
  const rows = tariffSample.rows;
  return Array.from({ length: size }, (_, at) => {
    const row = rows[at % rows.length]!;
    const again = Math.floor(at / rows.length);
    return {
      code: row.CLAVE.slice(0, 8) + String(again).padStart(2, '0'),
      text: again === 0 ? row.VALOR : `${row.VALOR}, ${QUALITIES[again % QUALITIES.length]}`,
    };
  });
}

/** Two words of one line, another line each time. */
const queriesOf = (entries: readonly TariffEntry[]): string[] =>
  Array.from({ length: QUERIES }, (_, at) => {
    const words = wordsOf(entries[(at * 7919) % entries.length]!.text);
    return `${words[0]} ${words.at(-1)} `;
  });

const OF = 'bench';

const STARTS = 9;

/** The lists of the starter with another tariff, as a browser that starts has loaded them. */
function referenceOf(rows: readonly CatalogueRow[]): Reference {
  const synonyms = [...sampleReference.rows(catalogue.tariffSynonyms)];
  const own = new Map<string, readonly CatalogueRow[]>([
    [catalogue.tariff, rows],
    [catalogue.tariffSynonyms, synonyms],
  ]);
  return { ...sampleReference, rows: (name) => own.get(name) ?? sampleReference.rows(name) };
}

/** The middle of some times, in hundredths of a millisecond. */
const middleOf = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]! * 100) / 100;

const runOf =
  (queries: readonly string[], ask: (query: string) => number): (() => number) =>
  () => {
    let hits = 0;
    for (const query of queries) hits += ask(query);
    return hits;
  };

export const searchWork: Work = {
  name: 'search',
  sizes: [10_000],
  contenders: {
    floor: (size) => {
      const entries = tariffOf(size);
      const queries = queriesOf(entries);
      // What cannot be had for less: the query folded and its words cut.
      return runOf(queries, (query) => wordsOf(query).length);
    },
    despacho: (size) => {
      const entries = tariffOf(size);
      const index = buildTariffIndex(entries);
      return runOf(queriesOf(entries), (query) => index.find(readQuery(query)).length);
    },
    minisearch: (size) => {
      const entries = tariffOf(size);
      const index = new MiniSearch<{ id: number; text: string }>({
        fields: ['text'],
        processTerm: (term) => stemOf(fold(term)),
        searchOptions: { combineWith: 'AND' },
      });
      index.addAll(entries.map(({ text }, id) => ({ id, text })));
      return runOf(queriesOf(entries), (query) => index.search(query).length);
    },
    flexsearch: (size) => {
      const entries = tariffOf(size);
      const index = new FlexSearch.Index({
        tokenize: 'strict',
        encode: (text: string) => wordsOf(text).map(stemOf),
      });
      entries.forEach(({ text }, id) => index.add(id, text));
      return runOf(queriesOf(entries), (query) => index.search(query, { limit: size }).length);
    },
    'sqlite fts5': (size) => {
      const entries = tariffOf(size);
      const database = new DatabaseSync(':memory:');
      database.exec(
        "CREATE VIRTUAL TABLE tariff USING fts5(text, tokenize = 'unicode61 remove_diacritics 2')",
      );
      const insert = database.prepare('INSERT INTO tariff(rowid, text) VALUES (?, ?)');
      database.exec('BEGIN');
      entries.forEach(({ text }, id) => insert.run(id, wordsOf(text).map(stemOf).join(' ')));
      database.exec('COMMIT');
      const find = database.prepare('SELECT rowid FROM tariff WHERE tariff MATCH ?');
      const phraseOf = (query: string) =>
        wordsOf(query)
          .map((word) => `"${stemOf(word)}"`)
          .join(' ');
      return runOf(queriesOf(entries), (query) => find.all(phraseOf(query)).length);
    },
  },
  facts: (size) => {
    const rows = tariffOf(size).map(({ code, text }) => ({ CLAVE: code, VALOR: text }));
    const file = indexFileOf(referenceOf(rows), OF);
    const opened: number[] = [];
    const answered: number[] = [];
    for (let time = 0; time < STARTS; time += 1) {
      const reference = referenceOf([...rows]);
      const start = performance.now();
      takeIndexFile(reference, OF, file);
      opened.push(performance.now() - start);
      searchTariff(reference, 'bombas de agua', 5);
      answered.push(performance.now() - start);
    }
    return Promise.resolve({
      'ready from its file, ms': middleOf(opened),
      'first answer from its file, ms': middleOf(answered),
      'file, bytes': file.length,
      [`trade queries met in the first five, of ${tradeQueries.length}: despacho`]: met((typed) =>
        searchTariff(sampleReference, typed, 5).rows.map(({ CLAVE }) => CLAVE),
      ),
      'trade queries: minisearch, prefix and fuzzy 0.2': met(miniSearchOfSample()),
      'trade queries: flexsearch, forward': met(flexSearchOfSample()),
      'trade queries: sqlite fts5, by bm25, the last word begun': met(sqliteOfSample()),
    });
  },
};

const met = (ask: (typed: string) => readonly string[]): number =>
  tradeQueries.filter(([typed, ...codes]) => {
    const found = ask(typed);
    return codes.some((code) => found.includes(code));
  }).length;

function miniSearchOfSample(): (typed: string) => string[] {
  const index = new MiniSearch<{ id: string; code: string; text: string }>({
    fields: ['code', 'text'],
    processTerm: (term) => stemOf(fold(term)),
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(tariffSample.rows.map(({ CLAVE, VALOR }) => ({ id: CLAVE, code: CLAVE, text: VALOR })));
  return (typed) =>
    index
      .search(typed)
      .slice(0, 5)
      .map(({ id }) => String(id));
}

function sqliteOfSample(): (typed: string) => string[] {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE tariff USING fts5(code, text, tokenize = 'unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare('INSERT INTO tariff(code, text) VALUES (?, ?)');
  for (const { CLAVE, VALOR } of tariffSample.rows) insert.run(CLAVE, wordsOf(VALOR).map(stemOf).join(' '));
  const find = database.prepare('SELECT code FROM tariff WHERE tariff MATCH ? ORDER BY rank LIMIT 5');
  return (typed) => {
    const words = wordsOf(typed).map((word) => `"${stemOf(word)}"`);
    return words.length === 0
      ? []
      : (find.all(`${words.join(' OR ')}*`) as { code: string }[]).map(({ code }) => code);
  };
}

function flexSearchOfSample(): (typed: string) => string[] {
  const index = new FlexSearch.Index({
    tokenize: 'forward',
    encode: (text: string) => wordsOf(text).map(stemOf),
  });
  tariffSample.rows.forEach(({ CLAVE, VALOR }, id) => index.add(id, `${CLAVE} ${VALOR}`));
  return (typed) =>
    (index.search(typed, { limit: 5, suggest: true }) as number[]).map((id) => tariffSample.rows[id]!.CLAVE);
}
