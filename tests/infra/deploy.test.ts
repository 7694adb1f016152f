import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { deployOrderOf, destroyOrderOf, WrongDeploy } from '../../infra/deploy/deployOrder.ts';
import { deployStage, destroyStage } from '../../infra/deploy/deployStage.ts';
import type { Hands } from '../../infra/deploy/hands.ts';
import { temporaryFolder } from './support.ts';

const site = temporaryFolder();
mkdirSync(join(site.path, 'assets'));
for (const name of [
  'index.html',
  'assets/app-1a.js',
  'assets/app-1a.js.br',
  'assets/app-1a.js.map',
  '.built-from',
])
  writeFileSync(join(site.path, name), '<html></html>');
afterAll(() => site.remove());

const PAGE = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'" };

/** Hands that only note what they were asked to do. */
function noting(more: Partial<Hands> = {}): { done: string[]; hands: Hands } {
  const done: string[] = [];
  const note = (line: string): void => void done.push(line);
  const hands: Hands = {
    print: () => undefined,
    account: async () => note('account'),
    cdk: async (...args) => note(`cdk ${args.join(' ')}`),
    copies: async () => 1000,
    mailsReachAnybody: async () => true,
    outputs: () => ({ 'despacho-dev-stateless': { SiteAddress: 'https://d.example', SiteBucket: 'site' } }),
    upgrade: async (stage) => note(`upgrade ${stage}`),
    put: async (bucket, file) => note(`put ${bucket}/${file.key} ${file.cacheControl} ${file.type}`),
    script: async (path, args, env = {}) =>
      note(`${path} ${args.join(' ')}${env['TABLE_USERS'] ? ` in ${env['TABLE_USERS']}` : ''}`),
    fetch: async () => ({ status: 200, headers: new Headers(PAGE), text: '<html>' }),
    companies: async () => [],
    ...more,
  };
  return { done, hands };
}
const FIRST = [
  ...['--company', 'Agencia Uno', '--nit', '576937-K', '--country', 'GT', '--operator', 'no'],
  ...['--administrator', 'Ana', '--login', 'ana', '--address-mail', 'ana@uno.example'],
];

describe('npm run deploy', () => {
  test('leads from nothing to a working address, in this order, and sends nothing to an authority', async () => {
    const { done, hands } = noting();
    const order = deployOrderOf(['--env', 'dev', ...FIRST, '--user', 'ana', '--password', 'x']);
    expect(await deployStage(order, site.path, hands)).toBe('https://d.example');
    expect(done).toEqual([
      'account',
      'cdk synth --quiet -c stage=dev',
      'cdk bootstrap -c stage=dev',
      'cdk deploy --all --require-approval never -c stage=dev',
      'upgrade dev',
      'put site/assets/app-1a.js public, max-age=31536000, immutable text/javascript; charset=utf-8',
      'put site/index.html no-cache text/html; charset=utf-8',
      'infra/administer/administer.ts company --company Agencia Uno --nit 576937-K --country GT --operator no ' +
        '--administrator Ana --login ana --mail ana@uno.example --address https://d.example in despacho-dev-users',
      'tests/journey/journey.ts --url https://d.example --user ana --password x --no-send',
    ]);
  });

  test.each([
    ['no environment', [], /Falta --env.*dev, test, prod/],
    ['one that there is not', ['--env', 'producción'], /No hay un ambiente «producción»/],
    [
      'prod without what it needs',
      ['--env', 'prod'],
      /prod necesita --domain.*--certificate.*--alarms.*--mail/,
    ],
    [
      'an addressee that is none',
      ['--env', 'test', '--alarms', 'nadie', '--authorities', '{}'],
      /alarmEmail.*no e-mail/,
    ],
    [
      'an authority in the clear',
      ['--env', 'dev', '--authorities', '{"SAT_ENDPOINT":"http://sat.gob.gt"}'],
      /SAT_ENDPOINT es/,
    ],
    ['half of a first company', ['--env', 'dev', '--company', 'Uno'], /primera empresa falta --nit/],
    ['a user without password', ['--env', 'dev', '--user', 'ana'], /van juntos/],
    ['a flag that there is not', ['--env', 'dev', '--ambiente', 'x'], /No se entiende la orden/],
  ])('is refused with one sentence before anything is changed: %s', (_, args, sentence) => {
    expect(() => deployOrderOf(args)).toThrow(WrongDeploy);
    expect(() => deployOrderOf(args)).toThrow(sentence);
  });

  const SAID = ['--alarms', 'guardia@d.example', '--mail', 'avisos@d.example', '--domain', 'd.example'];
  const CERTIFICATE = ['--certificate', 'arn:aws:acm:us-east-1:111111111111:certificate/1'];

  test.each([
    ['test', SAID.slice(0, 2)],
    ['prod', [...SAID, ...CERTIFICATE]],
  ])(
    'of %s goes on transmitting: without the addresses of the authorities it is refused before anything is changed',
    (stage, rest) => {
      expect(() => deployOrderOf(['--env', stage, ...rest])).toThrow(
        /necesita --authorities \(authorities\)\. .*se dejaría de transmitir.*'\{\}' si no se transmite nada/,
      );
      const told = deployOrderOf([
        '--env',
        stage,
        ...rest,
        '--authorities',
        '{"SAT_ENDPOINT":"https://s.example"}',
      ]);
      expect(told.context['authorities']).toBe('{"SAT_ENDPOINT":"https://s.example"}');
      // Where nothing is transmitted, that is said too.
      expect(deployOrderOf(['--env', stage, ...rest, '--authorities', '{}']).context['authorities']).toBe(
        '{}',
      );
    },
  );

  test('stops before anything is changed where no account answers', async () => {
    const { done, hands } = noting({ account: () => Promise.reject(new WrongDeploy('No hay credenciales')) });
    await expect(deployStage(deployOrderOf(['--env', 'dev']), site.path, hands)).rejects.toThrow(
      'credenciales',
    );
    expect(done).toEqual([]);
  });

  test.each([
    ['sick', { status: 503, headers: new Headers(PAGE), text: 'mal' }, /health respondió 503/],
    [
      'without its policy',
      { status: 200, headers: new Headers({ 'cache-control': 'no-cache' }), text: '<html>' },
      /content-security-policy/,
    ],
    [
      'kept by caches',
      { status: 200, headers: new Headers({ ...PAGE, 'cache-control': 'max-age=60' }), text: '<html>' },
      /cache-control/,
    ],
  ])('says so when what it deployed is %s', async (_, answer, sentence) => {
    const { hands } = noting({ fetch: async () => answer });
    await expect(deployStage(deployOrderOf(['--env', 'dev']), site.path, hands)).rejects.toThrow(sentence);
  });
});

describe('the first deployment of prod, under a domain of its own,', () => {
  const PROD = deployOrderOf([
    ...['--env', 'prod', '--domain', 'd.example', '--mail', 'avisos@d.example', '--alarms', 'g@d.example'],
    ...['--certificate', 'arn:aws:acm:us-east-1:111111111111:certificate/1', '--authorities', '{}', ...FIRST],
  ]);
  const outputs = () => ({
    'despacho-prod-stateless': {
      SiteAddress: 'https://d.example',
      SiteBucket: 'site',
      SiteTarget: 'd111.cloudfront.net',
      MailRecords: 'a._domainkey.d.example CNAME a.dkim.amazonses.com, b._domainkey.d.example CNAME b.x',
    },
  });
  /** As Node says it. */
  const unknown = async () => {
    throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  };

  test('says which records the DNS must have, of the site and of its mail, and that mails reach nobody yet', async () => {
    const printed: string[] = [];
    const { hands } = noting({
      outputs,
      print: (line) => void printed.push(line),
      mailsReachAnybody: async () => false,
    });
    await deployStage(PROD, site.path, hands);
    const all = printed.join('\n');
    expect(all).toContain('d.example CNAME d111.cloudfront.net');
    expect(all).toContain('a._domainkey.d.example CNAME a.dkim.amazonses.com');
    expect(all).toMatch(/zona de pruebas.*direcciones verificadas/);
  });

  test('while the domain leads nowhere ends with the record that is missing, and no company whose link would lead there', async () => {
    const { done, hands } = noting({ outputs, fetch: unknown });
    await expect(deployStage(PROD, site.path, hands)).rejects.toThrow(
      /d\.example\/api\/health no responde \(ENOTFOUND\).*«d\.example CNAME d111\.cloudfront\.net»/,
    );
    expect(done.join()).not.toContain('administer');
  });

  test('given again goes on where it ended: a company that is there is not made again, and the proof is', async () => {
    const asked: string[] = [];
    const { done, hands } = noting({
      outputs,
      companies: async () => ['emp-1'],
      fetch: async (url) => {
        asked.push(url);
        return { status: 200, headers: new Headers(PAGE), text: '<html>' };
      },
    });
    expect(await deployStage(PROD, site.path, hands)).toBe('https://d.example');
    expect(done.join()).not.toContain('administer');
    expect(asked).toContain('https://d.example/api/health');
  });

  test('is refused before anything is changed where the account may not run what it keeps for itself', async () => {
    const { done, hands } = noting({ outputs, copies: async () => 10 });
    await expect(deployStage(PROD, site.path, hands)).rejects.toThrow(
      /permite 10 ejecuciones.*prod necesita \d+.*service-quotas.*--concurrency off/,
    );
    expect(done).toEqual(['account']);
    // Where nothing is kept apart, ten will do.
    const small = { ...PROD, copies: 0 };
    expect(await deployStage(small, site.path, hands)).toBe('https://d.example');
  });
});

describe('npm run destroy', () => {
  test.each(['prod', 'test'])('refuses %s, whatever else is said', (stage) => {
    expect(() => destroyOrderOf(['--env', stage, '--with-data'])).toThrow(/no se destruye con una orden/);
  });

  test('refuses where somebody’s data would be lost, until that is said', async () => {
    const { done, hands } = noting({ companies: async () => ['emp-1'] });
    await expect(destroyStage(destroyOrderOf(['--env', 'dev']), hands)).rejects.toThrow(/emp-1.*--with-data/);
    expect(done).toEqual(['account']);
    await destroyStage(destroyOrderOf(['--env', 'dev', '--with-data']), hands);
    expect(done.at(-1)).toBe('cdk destroy despacho-dev-stateless despacho-dev-stateful --force -c stage=dev');
  });

  test('leaves what other environments of the account share', async () => {
    const { done, hands } = noting();
    await destroyStage(destroyOrderOf(['--env', 'dev']), hands);
    expect(done.join()).not.toMatch(/--all|despacho-account/);
  });
});
