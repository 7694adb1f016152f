import * as zod from 'zod';
import type { Plugin } from 'vite';

const SHELL = '\0no-schemas';
/** Files of contracts, by their names. */
const CONTRACTS = /\/shared\/.*procedures\.ts$/i;

/** Takes part in any description of an answer and is asked nothing: who would read by it hears that it is not there. */
const NOTHING = `
const nothing = new Proxy(() => nothing, {
  get(_target, name) {
    if (/parse|decode/i.test(String(name))) throw new Error('The browser carries no schemas: read by a function of its own');
    return nothing;
  },
  apply: () => nothing,
});`;

/**
 * Contracts describe what the server answers by schemas, for its tests and its documents. The browser takes answers as
 * they come, so it carries neither the library nor the making of hundreds of schemas at each start: here they are nothing.
 */
export const noSchemas: Plugin = {
  name: 'despacho-no-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? SHELL : null),
  load(id) {
    if (id !== SHELL) return null;
    const names = Object.keys(zod).filter((name) => name !== 'default');
    return `${NOTHING} export { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
  },
  /** What a call is named in refusals and in the documents of the API is the server's to say. */
  transform: (code, id) =>
    CONTRACTS.test(id)
      ? { code: code.replace(/^ +summary:\s+(?:'[^'\n]*'|`[^`\n]*`),$/gm, ''), map: null }
      : null,
};
