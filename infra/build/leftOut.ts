import type { Plugin } from 'esbuild';
import type { FunctionDefinition } from '../parts.ts';

/**
 * Halves of libraries that no function uses, and that would be half of what a cold start reads: each stands in a bundle as
 * an empty module. Whoever begins to use one gets an error at its first call, in the browser's tests and on one machine,
 * which run the same bundles.
 */
const EMPTY: readonly string[] = [
  // NTLM and signed envelopes of the SOAP client; neither authority asks for them.
  'axios-ntlm',
  'xml-crypto',
  // Types of files by their ending, of the same client's forms.
  'mime-db',
  // Names of browsers, of clients that run in one.
  'bowser',
  // Documents as YAML, of the XML builder.
  'js-yaml',
  // Addresses of documents, of the tree that the XML builder makes: messages have none.
  '@oozcitak/url/lib/URLAlgorithm',
  // Writing piece by piece, of the same builder: our messages are built whole.
  './XMLBuilderCBImpl',
  // Reading PNG, of the PDF library: our prints hold no pictures of points.
  '@pdf-lib/upng',
];

const NOT_HERE = (what: string): string =>
  `throw new Error(${JSON.stringify(`${what} is left out of the bundles`)})`;

const WRITTEN: Record<string, string> = {
  // A function has its role's credentials in its environment, on AWS as on one machine; the library looks in seven places.
  '@aws-sdk/credential-provider-node': `
    export const defaultProvider = () => async () => {
      const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
      if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('No credentials in the environment');
      return {
        accessKeyId: AWS_ACCESS_KEY_ID,
        secretAccessKey: AWS_SECRET_ACCESS_KEY,
        ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      };
    };`,
  // Streams of events: nothing that we ask of S3 answers by one, though its client is ready for them.
  '@smithy/core/event-streams': `
    export const resolveEventStreamSerdeConfig = (config) => config;
    export const eventStreamSerdeProvider = () => ({});
    export class EventStreamSerde { constructor() { ${NOT_HERE('Reading streams of events')} } }`,
  // Our prints embed their own fonts, as archives ask for.
  '@pdf-lib/standard-fonts': `
    export const FontNames = {};
    export const Encodings = {};
    export const Font = { load: () => { ${NOT_HERE('Fonts that are not embedded')} } };`,
};

/** The client that calls authorities, for functions that the topology lets open no connection to one. */
const SOAP = `export const createClientAsync = () => { ${NOT_HERE('The client of authorities')} };`;

/** What writes JSON Schema of the forms of contracts: each form brings its part of it, and one function asks. */
const JSON_SCHEMA: Record<string, string> = {
  '../core/json-schema-processors.js': 'module.exports = {};',
  '../core/to-json-schema.js': `
    const none = () => () => { ${NOT_HERE('JSON Schema')} };
    export { none as createToJSONSchemaMethod, none as createStandardJSONSchemaMethod };`,
};

/** What a function that neither calls an authority or a bank itself nor tells its contracts has no use for stays out of it. */
export const leaveOut = ({
  opens,
  tellsSchemas,
}: Pick<FunctionDefinition, 'opens' | 'tellsSchemas'>): Plugin => {
  const contents = new Map<string, string>([
    ...EMPTY.map((name) => [name, 'module.exports = {};'] as const),
    ...Object.entries(WRITTEN),
    ...(opens ? [] : ([['soap', SOAP]] as const)),
    ...(tellsSchemas ? [] : Object.entries(JSON_SCHEMA)),
  ]);
  return {
    name: 'leave-out',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /.*/ }, ({ path }) =>
        contents.has(path) ? { path, namespace: 'left-out', sideEffects: false } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
        contents: contents.get(path) ?? '',
        loader: 'js',
      }));
    },
  };
};
