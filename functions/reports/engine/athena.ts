import type { Parts } from '../facts/readFacts.ts';
import { namesIn, onlyParams, wholeSql, type AnalysisEngine, type Question } from './engine.ts';
import { athena, type AskAthena } from '../../runtime/athena.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** First and last month that the days of a question lie in. */
const monthsOf = (days: Question['days']): [string, string] => {
  const months = days.map(({ day }) => day.slice(0, 7)).sort();
  return [months[0] ?? '', months.at(-1) ?? ''];
};

/**
 * Athena over the same files. The company is a partition that Glue calls «injected»: a question that does not name one is
 * refused by the service, and the name comes from the scope.
 * @param place `<workgroup>/<database>`.
 */
export function athenaEngine(place: string, asked: AskAthena = athena()): AnalysisEngine {
  const [workgroup = '', database = ''] = place.split('/');
  return {
    ask: async (parts: Parts, question) => {
      if (question.days.length === 0) return [];
      const [first, last] = monthsOf(question.days);
      const source = `"${database}"."hechos" WHERE empresa = :EMPRESA AND mes BETWEEN :MES_UNO AND :MES_ULTIMO`;
      const sql = wholeSql(question, source);
      const known: Record<string, string> = {
        ...question.params,
        ...onlyParams(question),
        EMPRESA: parts.scope.company,
        MES_UNO: first,
        MES_ULTIMO: last,
      };
      const values = namesIn(sql).map((name) => quoted(known[name] ?? ''));
      return asked({ sql: sql.replace(/:([A-Z][A-Z0-9_]*)/g, '?'), values, workgroup });
    },
  };
}
