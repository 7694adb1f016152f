import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { environments } from '../environments.ts';
import { cacheControlOf, typeOf } from '../pageFiles.ts';
import { placeOf } from '../place.ts';
import { tables, variableFor } from '../topology.ts';
import type { DeployOrder, DestroyOrder } from './deployOrder.ts';
import { WrongDeploy } from './deployOrder.ts';
import type { Hands, SiteFile } from './hands.ts';

/** Copies for callers that take them; CloudFront makes its own. What tells what was built is nobody's. */
const UNSHIPPED = /(\.(br|gz|map)|\/\.[^/]+)$/;

/** Files of the built app, those last that name the others: whoever loads a page finds what it asks for. */
export function siteFiles(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .map((file) => ({ file, url: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ url }) => !UNSHIPPED.test(url))
    .map(({ file, url }) => ({
      key: url.slice(1),
      body: readFileSync(file),
      type: typeOf(url),
      cacheControl: cacheControlOf(url),
    }))
    .sort((a, b) => Number(a.cacheControl === 'no-cache') - Number(b.cacheControl === 'no-cache'));
}

const contextOf = ({ context }: DeployOrder): string[] =>
  Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** AWS keeps so many copies for functions that have none of their own. */
const LEFT_TO_OTHERS = 100;

/** @throws WrongDeploy where the account may not run what the stacks keep for themselves: CloudFormation would find out late. */
async function askCopies({ stage, copies }: DeployOrder, hands: Hands): Promise<void> {
  if (copies === 0) return;
  const [most, needed] = [await hands.copies(), copies + LEFT_TO_OTHERS];
  if (most < needed)
    throw new WrongDeploy(
      `La cuenta permite ${most} ejecuciones simultáneas de Lambda y ${stage} necesita ${needed}: aparta ${copies} y AWS exige que queden ${LEFT_TO_OTHERS}. ` +
        'Pida más (aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000) ' +
        'o despliegue mientras tanto con --concurrency off.',
    );
}

/** Record by which the own domain of a site, where it has one, leads to it. */
const siteRecord = ({ stage, context }: DeployOrder, told: Record<string, string>): string | undefined => {
  const domain = context['domainName'] ?? environments[stage]?.domainName;
  return domain === undefined ? undefined : `${domain} CNAME ${told['SiteTarget'] ?? ''}`;
};

/** What somebody must write into the DNS, as the stacks told it; nothing where nothing is needed. */
const recordsOf = (order: DeployOrder, told: Record<string, string>): string[] => [
  ...[siteRecord(order, told) ?? []].flat(),
  ...(told['MailRecords'] ?? '').split(', ').filter((line) => line !== ''),
];

/** @param told outputs of the stack of the site. */
async function tellWhatIsLeft(
  order: DeployOrder,
  told: Record<string, string>,
  { print, mailsReachAnybody }: Hands,
): Promise<void> {
  const records = recordsOf(order, told);
  if (records.length > 0) print(['Registros que el DNS debe tener:', ...records].join('\n  '));
  if (told['MailRecords'] !== undefined && !(await mailsReachAnybody()))
    print(
      'SES tiene la cuenta en su zona de pruebas: los correos solo llegan a direcciones verificadas. Pida el acceso de producción (docs/runbooks/deploy.md).',
    );
}

/** The first company, unless there is one: an order that is given again does not stop at what it did before. */
async function beginCompany({ stage, first }: DeployOrder, address: string, hands: Hands): Promise<void> {
  const { region, nameOf } = placeOf(stage);
  if (first.length === 0) return;
  hands.print('Primera empresa');
  if ((await hands.companies(nameOf('users'))).length > 0) {
    hands.print(
      'Ya hay una empresa y no se crea otra. Otro enlace para su administrador: npm run administer -- link.',
    );
    return;
  }
  const names = Object.fromEntries(tables.map(({ name }) => [variableFor('TABLE', name), nameOf(name)]));
  await hands.script('infra/administer/administer.ts', ['company', ...first, '--address', address], {
    ...names,
    AWS_REGION: region,
  });
}

/**
 * From nothing to a working address: account, bootstrap, templates, stacks, data, pages, proof, first company. Every part may
 * be done again, so that an order that ended in the middle is given once more.
 * @param site folder of the built app.
 * @returns the address.
 */
export async function deployStage(order: DeployOrder, site: string, hands: Hands): Promise<string> {
  const { stage, traveller } = order;
  await hands.account();
  await askCopies(order, hands);
  const context = contextOf(order);
  hands.print('Plantillas, con sus reglas');
  await hands.cdk('synth', '--quiet', ...context);
  hands.print('Cuenta preparada para desplegar');
  await hands.cdk('bootstrap', ...context);
  hands.print('Pilas');
  await hands.cdk('deploy', '--all', '--require-approval', 'never', ...context);
  const told = hands.outputs()[placeOf(stage).nameOf('stateless')] ?? {};
  const { SiteAddress: address = '', SiteBucket: bucket = '' } = told;
  if (address === '' || bucket === '')
    throw new WrongDeploy('El despliegue no dijo cuál es su dirección (SiteAddress, SiteBucket).');
  await tellWhatIsLeft(order, told, hands);
  hands.print('Datos, como los quiere esta versión');
  await hands.upgrade(stage);
  hands.print('Páginas');
  for (const file of siteFiles(site)) await hands.put(bucket, file);
  await prove(address, siteRecord(order, told), hands);
  await beginCompany(order, address, hands);
  if (traveller)
    await hands.script('tests/journey/journey.ts', [
      ...['--url', address, '--user', traveller.user, '--password', traveller.password, '--no-send'],
    ]);
  return address;
}

/** Node tells of a name that leads nowhere in the cause of what it throws. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : String(error);
}

/**
 * What anybody can see of a deployment that works.
 * @param record that the DNS must have for its domain, where it has one.
 * @throws WrongDeploy naming what does not.
 */
async function prove(address: string, record: string | undefined, hands: Hands): Promise<void> {
  const fetch = (url: string): ReturnType<Hands['fetch']> =>
    hands.fetch(url).catch((error: unknown) => {
      throw new WrongDeploy(
        `${url} no responde (${codeOf(error)}). ` +
          (record === undefined
            ? 'Dé la misma orden otra vez dentro de unos minutos.'
            : `Todo lo demás está hecho: cuando el DNS tenga el registro «${record}», dé la misma orden otra vez.`),
      );
    });
  hands.print('Prueba');
  const health = await fetch(`${address}/api/health`);
  if (health.status !== 200)
    throw new WrongDeploy(`${address}/api/health respondió ${health.status}: ${health.text.slice(0, 400)}`);
  const page = await fetch(`${address}/`);
  if (page.status !== 200 || !/<html/i.test(page.text))
    throw new WrongDeploy(`${address}/ respondió ${page.status} y no es la página de Despacho.`);
  for (const [header, wanted] of [
    ['cache-control', 'no-cache'],
    ['content-security-policy', "default-src 'none'"],
  ] as const)
    if (!page.headers.get(header)?.includes(wanted))
      throw new WrongDeploy(`${address}/ llega sin «${header}: ${wanted}».`);
}

/** Takes an environment away that outlives nothing. What others share (`despacho-account`) stays. */
export async function destroyStage({ stage, withData }: DestroyOrder, hands: Hands): Promise<void> {
  const { nameOf } = placeOf(stage);
  await hands.account();
  const companies = await hands.companies(nameOf('users'));
  if (companies.length > 0 && !withData)
    throw new WrongDeploy(
      `En ${stage} ${companies.length === 1 ? 'trabaja una empresa' : `trabajan ${companies.length} empresas o más`} ` +
        `(${companies.join(', ')}) y sus datos se perderían. Si así debe ser, repita la orden con --with-data.`,
    );
  await hands.cdk(...['destroy', nameOf('stateless'), nameOf('stateful'), '--force', '-c', `stage=${stage}`]);
  hands.print('Quedan los depósitos de archivos y de evidencia, que AWS no borra mientras guarden objetos.');
}
