import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Checker } from 'accessibility-checker-engine';

/** IBM's Equal Access comes in before the page, whose policy forbids scripts that are not its own. */
export const equalAccessScript = `${readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)}; window.ace = ace;`;

declare global {
  interface Window {
    ace: { Checker: typeof Checker };
  }
}

const RULES = ['IBM_Accessibility', 'WCAG_2_2'];

/** What Equal Access has against the page now, one line a violation with the element that has it. */
export const equalAccessFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { results } = await new window.ace.Checker().check(document, [...rules]);
    return results
      .filter(({ value }) => String(value[0]) === 'VIOLATION' && String(value[1]) === 'FAIL')
      .map((each) => `${each.ruleId}: ${each.message}: ${each.snippet.slice(0, 160)}`);
  }, RULES);
