import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from './client.ts';
import { Failure } from './failure.ts';
import { readInput } from './input.ts';
import { startOwnInstance, type OwnInstance } from './instance.ts';
import { travel, type Step } from './steps.ts';
import { ways, type Way } from './ways.ts';

/**
 * `npm run journey`: does the main job over the public HTTP API, as a foreign client would, and leaves its papers.
 * Against a running Despacho (`--url`), or one that it starts for itself. The smoke test of a deployment.
 */
const USAGE =
  'npm run journey -- [--country gt|hn] [--url URL --user USUARIO --password CLAVE] [--input CARPETA] [--out CARPETA] [--no-send]';

/** Of the demo companies, for an instance of one's own. */
const DEMO_PASSWORD = 'cafe-con-cardamomo';

interface Options {
  way: Way;
  url?: string;
  user: string;
  password: string;
  input: string;
  out: string;
  /** Whether the declaration is sent to the authority that the installation speaks with. */
  sends: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      country: { type: 'string', default: 'gt' },
      url: { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      input: { type: 'string' },
      out: { type: 'string', default: 'out/journey' },
      'no-send': { type: 'boolean', default: false },
    },
  });
  const way = ways[values.country.toLowerCase()];
  if (!way) {
    const known = Object.keys(ways).join(', ');
    throw new Failure(
      `El recorrido de «${values.country}» todavía no existe; los países listos son: ${known}.`,
    );
  }
  if (values.url !== undefined && !URL.canParse(values.url)) {
    throw new Failure(`--url: «${values.url}» no es una dirección; escríbala como http://127.0.0.1:4600.`);
  }
  if ((values.user === undefined) !== (values.password === undefined)) {
    throw new Failure('--user y --password van juntos; falta uno de los dos.');
  }
  return {
    way,
    ...(values.url === undefined ? {} : { url: values.url }),
    user: values.user ?? way.user,
    password: values.password ?? DEMO_PASSWORD,
    input: values.input ?? fileURLToPath(new URL(`examples/${way.example}`, import.meta.url)),
    out: values.out,
    sends: !values['no-send'],
  };
}

const step: Step = async (name, work) => {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    if (error instanceof Failure) throw new Failure(`${name}: ${error.message}`);
    throw error;
  });
  print(`${name.padEnd(46, ' ')} ${(performance.now() - start).toFixed(0).padStart(7)} ms`);
  return result;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const options = readOptions();
  const input = readInput(options.input, options.way.section);
  const own: OwnInstance | undefined =
    options.url === undefined ? await step('Iniciar Despacho', () => startOwnInstance()) : undefined;
  try {
    const start = performance.now();
    const made = await travel(
      options.way,
      new Client(own?.url ?? options.url!),
      options.user,
      options.password,
      input,
      step,
      options.sends,
    );
    print(`${'Todo el recorrido'.padEnd(46, ' ')} ${(performance.now() - start).toFixed(0).padStart(7)} ms`);
    mkdirSync(options.out, { recursive: true });
    for (const [name, paper] of Object.entries(made.papers)) writeFileSync(join(options.out, name), paper);
    if (made.answered) {
      writeFileSync(join(options.out, 'authority-response.xml'), made.answered.response);
      writeFileSync(
        join(options.out, 'evidence.json'),
        `${JSON.stringify(made.answered.evidence, null, 2)}\n`,
      );
    } else print('No se selló ni se transmitió nada.');
    made.summary.forEach(print);
    print(`Papeles en ${options.out}`);
  } finally {
    await own?.stop();
  }
}

try {
  await main();
} catch (error) {
  const argument = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const message = argument ? 'No se entienden las opciones de la llamada.' : (error as Error).message;
  process.stderr.write(`${message}\n${argument ? `Uso: ${USAGE}\n` : ''}`);
  if (!(error instanceof Failure) && !argument) process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 1;
}
