import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ensureFunctions } from '../../infra/build/ensureFunctions.ts';
import { functions } from '../../infra/topology.ts';

// What a function brings along: the very bundles that both sides run.
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = await ensureFunctions({ root, functions }, join(root, 'build', 'functions'));

/** A cold start reads this much at most (reliability, load and cost): what comes with the first need of it is not in it. */
const COLD_BYTES = 1_300_000;
/** What is shipped, with what a call may need once: forms, fonts, XML, known passwords, deliveries of files. */
const WHOLE_BYTES = 2_240_000;

/** By what each is known in a bundle: an import of `node:http` brings Node's second client of HTTP, thirty milliseconds. */
const LATER: Record<string, RegExp> = {
  'the client of objects': /"S3Client"/,
  'the client of queues': /"SQSClient"/,
  passkeys: /"verifyRegistrationResponse"/,
  'codes of an app': /"generateURI"/,
  'node:http': /from\s*"node:http"/,
  'what lays papers out': /"renderDisplay"/,
};

const programs = (name: string): string[] =>
  readdirSync(join(folder, name)).filter((file) => file.endsWith('.mjs'));

/** Files that a start reads: the entry and what it imports at once, and what that does. */
function readAtStart(name: string): string[] {
  const read = new Set<string>();
  const open = (file: string): void => {
    if (read.has(file)) return;
    read.add(file);
    const text = readFileSync(join(folder, name, file), 'utf8');
    for (const [, part] of text.matchAll(/(?:from|import)\s*"\.\/(part-[^"]+\.mjs)"/g)) open(part!);
  };
  open('index.mjs');
  return [...read];
}

/** What a program takes by name of parts that it imports once it needs them. */
const namesAsked = (text: string): [part: string, name: string][] => [
  ...text
    .matchAll(/\{([^{}=]*)\}=await import\("\.\/(part-[^"]+\.mjs)"\)/g)
    .flatMap(([, names, part]) =>
      names!.split(',').map((each): [string, string] => [part!, each.split(':')[0]!.trim()]),
    ),
  ...text
    .matchAll(/\(await import\("\.\/(part-[^"]+\.mjs)"\)\)\.([\w$]+)/g)
    .map(([, part, asked]): [string, string] => [part!, asked!]),
];

/** What a part exports: of a package in the older form of modules that is its default alone. */
function namesOf(name: string, part: string): string[] {
  const text = readFileSync(join(folder, name, part), 'utf8');
  const listed = [...text.matchAll(/export\{([^}]*)\}/g)].flatMap(([, names]) => names!.split(','));
  return [
    ...listed.map((each) => each.split(' as ').at(-1)!.trim()),
    ...(/export default\b/.test(text) ? ['default'] : []),
  ];
}

const bytesOf = (name: string, files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, name, file)).size, 0);

describe.each(functions.map((each) => [each.name, each] as const))('the bundle of %s', (name, definition) => {
  test('is small where a start waits for it, and as a whole', () => {
    expect(bytesOf(name, readAtStart(name))).toBeLessThanOrEqual(COLD_BYTES);
    expect(bytesOf(name, programs(name))).toBeLessThanOrEqual(WHOLE_BYTES);
  });

  test('finds in what comes later the names that it asks of it', () => {
    const missing = programs(name).flatMap((file) =>
      namesAsked(readFileSync(join(folder, name, file), 'utf8'))
        .filter(([part, asked]) => !namesOf(name, part).includes(asked))
        .map(([part, asked]) => `${file}: ${asked} of ${part}`),
    );
    expect(missing).toEqual([]);
  });

  test('asks for no place on disk, which a module of a bundle does not have', () => {
    const asking = programs(name).filter((file) =>
      /\b__(?:dirname|filename)\b/.test(readFileSync(join(folder, name, file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  test('leaves to its first need what no start needs', () => {
    const start = readAtStart(name)
      .map((file) => readFileSync(join(folder, name, file), 'utf8'))
      .join('');
    expect(Object.keys(LATER).filter((what) => LATER[what]!.test(start))).toEqual([]);
  });

  test('has the client of authorities only if the topology lets it open a connection', () => {
    const whole = programs(name)
      .map((file) => readFileSync(join(folder, name, file), 'utf8'))
      .join('');
    expect(
      /createClientAsync/.test(whole) && /WSDL/.test(whole) && /xmlKeySoap|attributesKey/.test(whole),
    ).toBe(definition.opens === true);
  });
});

test('what calls an authority or a bank is these three', () => {
  expect(functions.filter((each) => each.opens).map(({ name }) => name)).toEqual([
    'transmission',
    'transmission-worker',
    'transmission-schedule',
  ]);
});
