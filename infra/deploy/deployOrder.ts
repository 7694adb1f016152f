import { parseArgs } from 'node:util';
import { keyed, keysOf } from '../../shared/foundation/keyed.ts';
import { settingsFrom } from '../cloud/settings.ts';
import { environments } from '../environments.ts';
import { functions } from '../topology.ts';

/** The order cannot be carried out as it was typed; tells why and what to write instead. Nothing was changed. */
export class WrongDeploy extends Error {}

/** Flag of the command line → context of the templates (infra/cloud/README.md). */
const CONTEXT = {
  domain: 'domainName',
  certificate: 'certificateArn',
  alarms: 'alarmEmail',
  mail: 'mailFrom',
  authorities: 'authorities',
  concurrency: 'reservedConcurrency',
  rollout: 'rollout',
} as const;

/** Who begins: handed to `npm run administer -- company` once the tables are there. */
const FIRST = ['company', 'nit', 'country', 'operator', 'administrator', 'login', 'address-mail'] as const;

export interface DeployOrder {
  stage: string;
  /** Context of the templates, `stage` among it. */
  context: Record<string, string>;
  /** Copies of functions that it takes of what the account may run at once; none where it shares them with others. */
  copies: number;
  /** Arguments of the first company's order; empty where none is asked for. */
  first: string[];
  /** User whose journey proves the deployment, without sending anything. */
  traveller?: { user: string; password: string };
}

/** What a deployment that is not told the addresses would do, and what tells that it is meant. */
const WITHOUT_AUTHORITIES =
  'Sin --authorities se dejaría de transmitir: dé las direcciones de las autoridades que están en uso, como ' +
  `'{"SAT_ENDPOINT":"https://…"}', o '{}' si no se transmite nada.`;

const CONTEXT_FLAGS = keysOf(CONTEXT);
const FLAGS = keyed([...CONTEXT_FLAGS, ...FIRST, 'env', 'user', 'password'], () => ({
  type: 'string' as const,
}));

type Values = Partial<Record<keyof typeof FLAGS, string>>;

/** @throws WrongDeploy when the command line cannot be parsed. */
function understood<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new WrongDeploy(
      `No se entiende la orden: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Environment that the order names. @throws WrongDeploy when there is none of that name. */
export function stageOf(given: string | undefined): string {
  const known = Object.keys(environments).join(', ');
  if (given === undefined || given === '')
    throw new WrongDeploy(
      `Falta --env con el ambiente: uno de ${known}. Ejemplo: npm run deploy -- --env dev`,
    );
  if (!Object.hasOwn(environments, given))
    throw new WrongDeploy(`No hay un ambiente «${given}»; los que hay son ${known} (infra/environments.ts).`);
  return given;
}

/**
 * What the command line asks for, checked as far as it can be without an account: the environment, what it needs, and every
 * setting as the templates and the functions will check it.
 * @throws WrongDeploy with a sentence a fault.
 */
export function deployOrderOf(args: readonly string[]): DeployOrder {
  const { values } = understood(() => parseArgs({ args: [...args], options: FLAGS }));
  const stage = stageOf(values.env);
  const context: Record<string, string> = { stage };
  for (const flag of CONTEXT_FLAGS) {
    const given = values[flag];
    if (given !== undefined) context[CONTEXT[flag]] = given;
  }
  const own = environments[stage]!;
  const missing = own.needs.filter((name) => context[name] === undefined && own[name] === undefined);
  if (missing.length > 0) {
    const flagOf = (name: string): string => CONTEXT_FLAGS.find((flag) => CONTEXT[flag] === name) ?? name;
    throw new WrongDeploy(
      `El ambiente ${stage} necesita ${missing.map((name) => `--${flagOf(name)} (${name})`).join(', ')}.` +
        (missing.includes('authorities') ? ` ${WITHOUT_AUTHORITIES}` : ''),
    );
  }
  return { stage, context, copies: copiesOf(context), first: firstOf(values), ...travellerOf(values) };
}

/** @throws WrongDeploy with what the templates would refuse. */
function copiesOf(context: Record<string, string>): number {
  try {
    const { reservesConcurrency } = settingsFrom(context);
    return reservesConcurrency ? functions.reduce((sum, { reserved }) => sum + reserved, 0) : 0;
  } catch (error) {
    throw new WrongDeploy(error instanceof Error ? error.message : String(error));
  }
}

function firstOf(values: Values): string[] {
  const given = FIRST.filter((flag) => values[flag] !== undefined);
  if (given.length > 0 && given.length < FIRST.length) {
    const missing = FIRST.filter((flag) => values[flag] === undefined).map((flag) => `--${flag}`);
    throw new WrongDeploy(`Para crear la primera empresa falta ${missing.join(', ')}.`);
  }
  return given.flatMap((flag) => [flag === 'address-mail' ? '--mail' : `--${flag}`, values[flag]!]);
}

function travellerOf({ user, password }: Values): Pick<DeployOrder, 'traveller'> {
  if ((user === undefined) !== (password === undefined))
    throw new WrongDeploy('--user y --password van juntos; falta uno de los dos.');
  return user !== undefined && password !== undefined ? { traveller: { user, password } } : {};
}

export interface DestroyOrder {
  stage: string;
  /** Whether what companies typed may be lost with it. */
  withData: boolean;
}

/** @throws WrongDeploy for an environment that outlives its stack: nothing of it is destroyed by an order. */
export function destroyOrderOf(args: readonly string[]): DestroyOrder {
  const options = { ...FLAGS, 'with-data': { type: 'boolean' as const } };
  const { values } = understood(() => parseArgs({ args: [...args], options }));
  const stage = stageOf(values.env);
  if (environments[stage]!.outlives)
    throw new WrongDeploy(
      `El ambiente ${stage} guarda datos que la ley o sus usuarios piden conservar, y no se destruye con una orden. ` +
        'Lo que hay que hacer antes está en docs/runbooks/company-leaves.md.',
    );
  return { stage, withData: values['with-data'] === true };
}
