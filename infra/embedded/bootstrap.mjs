/**
 * First step of `npm start`, `npm run dev` and `npm test` on a machine that has only Node 20 and npm: installs the
 * packages when they are missing or older than the lock file, then runs the given script on the Node that the
 * packages bring along. Plain JavaScript without dependencies, for nothing is installed yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const PARENT_CHECK_MS = 300;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = join(root, 'node_modules', '.despacho-lock');
/** What Node made of the sources the last time, the functions' bundles among them: a start compiles what changed. */
const compiled = join(root, 'build', 'compile-cache');
/**
 * The product is one process of many heaps, one a copy of a function: each grows by less before it is swept, and the first
 * one's new objects get 16 MB of the 128 that V8 would take.
 */
const heaps = ['--heap-growing-percent=40', '--max-semi-space-size=8'];
/** Module that is made from an installed package; see infra/build/fonts/writeFonts.ts. */
const fonts = join(root, 'shared', 'foundation', 'pdf', 'archive', 'arimoFiles.ts');

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Despacho necesita Node ${OLDEST_NODE} o posterior, y este es ${process.versions.node}.`);
}
if (!isInstalled()) install();
else if (!existsSync(fonts)) writeFonts();

const product = join('infra', 'embedded', 'start.ts');
const [script = product, ...args] = process.argv.slice(2);
run([
  '--disable-warning=ExperimentalWarning',
  ...(script === product ? heaps : []),
  join(root, script),
  ...args,
]);

/** Whether node_modules is what the lock file says: installed from this very file, or listed alike by npm itself. */
function isInstalled() {
  if (!existsSync(node)) return false;
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  if (!listsTheSame()) return false;
  writeFileSync(stamp, digest);
  return true;
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** npm keeps a lock file of what it installed; packages for other machines are not in it. */
function listsTheSame() {
  const listing = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listing)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(listing);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function install() {
  console.log('Instalando los paquetes de Despacho; la primera vez tarda uno o dos minutos…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    // `npm start` may run with NODE_ENV=production, which would leave out what builds the product.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
  if (done.error) fail(`No se pudo ejecutar npm: ${done.error.message}`);
  if (done.status !== 0)
    fail('npm ci no terminó bien; el motivo está arriba. Corrija eso e inicie de nuevo.');
  writeFonts();
  writeFileSync(stamp, lockDigest());
}

function writeFonts() {
  const script = join(root, 'infra', 'build', 'fonts', 'writeFonts.ts');
  const done = spawnSync(node, ['--disable-warning=ExperimentalWarning', script], { stdio: 'inherit' });
  if (done.status !== 0) fail('No se pudieron preparar las letras de los impresos; el motivo está arriba.');
}

/**
 * Runs the product with this terminal, hands on what it is asked to stop with, and ends as it ends. The channel between
 * the two tells the product when this process is gone, however it went; npm's death shows in the
 * parents.
 */
function run(argv) {
  const child = spawn(node, argv, {
    cwd: root,
    // Threads that each keep free memory of their own would hold as much again as they use.
    env: { NODE_COMPILE_CACHE: compiled, MALLOC_ARENA_MAX: '2', ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`No se pudo iniciar Node: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  const before = ancestors();
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  setInterval(() => {
    if (startedByNpm && ancestors() !== before) process.exit(1);
  }, PARENT_CHECK_MS).unref();
}

/** Parent and its parent: npm runs a script through a shell, which outlives a killed npm. */
function ancestors() {
  try {
    const facts = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may hold spaces.
    return `${process.ppid} ${facts.slice(facts.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
