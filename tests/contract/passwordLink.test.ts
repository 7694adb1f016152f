import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../tenants/api.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { makeLink } from '../../functions/users/firstLink.ts';
import { createCompany, type NewCompany } from '../../functions/users/newCompany.ts';
import { codeOf, resultOf } from './answers.ts';

// The first company of a product that is not in practice, and the one-time link of its administrator.

const FACTS: NewCompany = {
  company: 'Agencia Primera',
  taxId: '576937-K',
  country: 'gt',
  operator: true,
  administrator: 'Ana Morales',
  login: ' Ana.Morales ',
  mail: 'ana@primera.example',
};
const PASSWORD = 'nueve barcos de papel';

let api: Api;
let services: Services;
beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await createCompany(services, FACTS);
});
afterAll(() => api.stop());

const use = async (token: string, password = PASSWORD) =>
  codeOf(await api.call('users/usePasswordLink', [token, password]));

it('an administrator has no password until the link is used, and may then do everything', async () => {
  expect(codeOf(await api.call('users/login', ['ana.morales', PASSWORD]))).toMatch(/session.credentials/);
  const token = await makeLink(services, 'ANA.morales');
  expect(resultOf(await api.call('users/passwordLink', [token]))).toEqual({
    USUARIO: 'ana.morales',
    NOMBRE: 'Ana Morales',
    EMPRESA: 'Agencia Primera',
    Nit: '576937K',
  });
  expect(await use(token, 'ana.morales.1')).toMatch(/params.invalid/);
  expect(await use(token, 'corta')).toMatch(/params.invalid/);
  expect(await use(token)).toBe('200 ok');
  const facts = resultOf<{ permissions: string[]; user: { super: string; AbreviaturaPais: string } }>(
    await api.call('users/login', ['ana.morales', PASSWORD]),
  );
  expect(facts.permissions).toEqual(expect.arrayContaining(['admin', 'duca:transmit', 'users:write']));
  expect(facts.user).toMatchObject({ super: '1', AbreviaturaPais: 'GT' });
});

it('a link works once, for one of two who use it at once, and not after another one was used', async () => {
  const [first, second] = [await makeLink(services, 'ana.morales'), await makeLink(services, 'ana.morales')];
  const session = await api.signIn('ana.morales', PASSWORD);
  const both = await Promise.all([
    use(first, 'tres gatos en el patio'),
    use(first, 'seis perros en la calle'),
  ]);
  expect(both.filter((code) => code === '200 ok')).toHaveLength(1);
  expect(await use(first)).toMatch(/rejected/);
  expect(await use(second)).toMatch(/rejected/);
  const after = await api.call('users/check', [], { cookie: session });
  expect(codeOf(after), 'a session of the old password').toMatch(/session.missing/);
});

it('a link ends after a day, and what is stored of it opens nothing', async () => {
  const yesterday = { ...services, now: () => new Date(Date.now() - 24 * 3600_000 - 1000) };
  expect(await use(await makeLink(yesterday, 'ana.morales'))).toMatch(/rejected/);
  const token = await makeLink(services, 'ana.morales');
  const { DynamoDBClient, ScanCommand } = await import('@aws-sdk/client-dynamodb');
  const rows = await new DynamoDBClient({}).send(
    new ScanCommand({ TableName: process.env['TABLE_SESSIONS'] }),
  );
  expect(rows.Count).toBeGreaterThan(0);
  expect(JSON.stringify(rows.Items)).not.toContain(token);
  expect(codeOf(await api.call('users/passwordLink', ['x'.repeat(43)]))).toMatch(/rejected/);
});

it.each([
  ['company', { company: ' ' }],
  ['nit', { taxId: '576937-1' }],
  ['country', { country: 'SV' }],
  ['CORREO', { mail: 'ana' }],
  ['NOMBRE', { administrator: '' }],
  ['USUARIO', { login: 'á' }],
  ['login', {}],
])('a company whose %s is wrong is not made', async (name, wrong) => {
  await expect(createCompany(services, { ...FACTS, ...wrong })).rejects.toMatchObject({
    code: 'params.invalid',
    message: expect.stringContaining(name) as string,
  });
});
