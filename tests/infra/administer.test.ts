import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInstance } from '../../infra/embedded/instance.ts';
import { sameClock, temporaryFolder, type Folder } from './support.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

let folder: Folder;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

const administer = (...words: string[]) => {
  const { args, env } = sameClock();
  return spawnSync(node, [...args, join(root, 'infra/administer/administer.ts'), ...words], {
    env: { ...env, PATH: process.env['PATH'], DATA_DIR: folder.path, PORT: '4999' },
    encoding: 'utf8',
    input: '',
  });
};
const COMPANY = [
  'company',
  '--company',
  'Agencia Primera',
  '--nit',
  '576937-K',
  '--country',
  'GT',
  '--operator',
  'si',
];
const PERSON = ['--administrator', 'Ana Morales', '--login', 'ana.morales', '--mail', 'ana@primera.example'];

it('a first company is made outside practice, whose administrator signs in with the password of the link', async () => {
  const made = administer(...COMPANY, ...PERSON);
  expect(made.stderr).toBe('');
  const [, token = ''] = /http:\/\/127\.0\.0\.1:4999\/#\/password\/([\w-]{43})$/m.exec(made.stdout) ?? [];
  expect(token).not.toBe('');
  const instance = await startInstance({
    port: 0,
    dataDir: folder.path,
    pages: 'none',
    practice: false,
    quiet: true,
  });
  try {
    const call = (procedure: string, params: string[]) =>
      fetch(`${instance.url}/api/users/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'despacho', origin: instance.url },
        body: JSON.stringify({ params }),
      });
    const password = 'nueve barcos de papel';
    expect((await call('usePasswordLink', [token, password])).status).toBe(200);
    expect((await call('usePasswordLink', [token, password])).status).toBe(422);
    expect((await call('login', ['ana.morales', password])).status).toBe(200);
  } finally {
    await instance.stop();
  }
  expect(administer('link', '--login', 'ana.morales').stdout).toMatch(/#\/password\/[\w-]{43}/);
  expect(administer('link', '--login', 'nadie').stderr).toContain('No hay ningún usuario «nadie»');
  const ana = ['--login', 'ana.morales', '--person', 'Ana Morales'];
  expect(administer('factor', ...ana).stderr).toContain('Ana Morales no tiene segundo factor');
  expect(administer('close', ...ana).stderr).toContain('Ana Morales no opera la plataforma');
  const bea = ['--login', 'bea.operador'];
  administer('operator', ...bea, '--administrator', 'Bea Paz', '--mail', 'bea@despacho.example');
  expect(administer('close', ...bea, '--person', 'Bea Paz').stdout).toContain('Ya nadie opera la plataforma');
});

it('says what is wrong or missing, and makes nothing in a folder of practice', () => {
  expect(administer(...COMPANY, ...PERSON)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ya está tomado') as string,
  });
  expect(administer(...COMPANY)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Falta --administrator') as string,
  });
  expect(administer('emperor').stderr).toContain('debe ser company, operator, link, factor, close, erase');
  writeFileSync(join(folder.path, 'practice-sat.db'), '');
  expect(administer(...COMPANY, ...PERSON).stderr).toContain('se usó en práctica');
});
