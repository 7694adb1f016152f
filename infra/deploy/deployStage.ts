import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/**
 * From nothing to a working address: account, bootstrap, templates, stacks, data, pages, first company, proof. Every part may
 * be done again, so that an order that ended in the middle is given once more.
 * @param site folder of the built app.
 * @returns the address.
 */
export async function deployStage(order: DeployOrder, site: string, hands: Hands): Promise<string> {
  const { stage, first, traveller } = order;
  const { region, nameOf } = placeOf(stage);
  await hands.account();
  const context = contextOf(order);
  hands.print('Plantillas, con sus reglas');
  await hands.cdk('synth', '--quiet', ...context);
  hands.print('Cuenta preparada para desplegar');
  await hands.cdk('bootstrap', ...context);
  hands.print('Pilas');
  await hands.cdk('deploy', '--all', '--require-approval', 'never', ...context);
  const { SiteAddress: address = '', SiteBucket: bucket = '' } = hands.outputs()[nameOf('stateless')] ?? {};
  if (address === '' || bucket === '')
    throw new WrongDeploy('El despliegue no dijo cuál es su dirección (SiteAddress, SiteBucket).');
  hands.print('Datos, como los quiere esta versión');
  await hands.upgrade(stage);
  hands.print('Páginas');
  for (const file of siteFiles(site)) await hands.put(bucket, file);
  if (first.length > 0) {
    hands.print('Primera empresa');
    const env = Object.fromEntries(tables.map(({ name }) => [variableFor('TABLE', name), nameOf(name)]));
    await hands.script('infra/administer/administer.ts', ['company', ...first, '--address', address], {
      ...env,
      AWS_REGION: region,
    });
  }
  await prove(address, hands);
  if (traveller)
    await hands.script('tests/journey/journey.ts', [
      ...['--url', address, '--user', traveller.user, '--password', traveller.password, '--no-send'],
    ]);
  return address;
}

/** What anybody can see of a deployment that works. @throws WrongDeploy naming what does not. */
async function prove(address: string, { fetch, print }: Hands): Promise<void> {
  print('Prueba');
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
