import { type App, Tags, Validations } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { FunctionDefinition } from '../parts.ts';
import { AccountStack } from './accountStack.ts';
import { StatefulStack } from './statefulStack.ts';
import { StatelessStack } from './statelessStack.ts';
import { namePrefix, REGION, settingsOf } from './settings.ts';

/**
 * Builds the topology on AWS as two stacks: what must survive (tables, files, keys, secrets) and what can be thrown
 * away and built again; a third holds what an account has once. `codeOf` gives each function its bundle. Every finding of the AWS Solutions rules stops the synthesis unless its reason stands here.
 */
export function buildCloud(
  app: App,
  codeOf: (definition: FunctionDefinition) => Code,
): { account: AccountStack; stateful: StatefulStack; stateless: StatelessStack } {
  const settings = settingsOf(app);
  const prefix = namePrefix(settings);
  const account = new AccountStack(app, 'despacho-account', {
    env: { region: REGION },
    description: 'Despacho: what every deployment of this account and region shares',
  });
  const stateful = new StatefulStack(app, `${prefix}stateful`, {
    env: { region: REGION },
    description: 'Despacho: documents, files, keys and secrets',
    terminationProtection: true,
    settings,
  });
  const stateless = new StatelessStack(app, `${prefix}stateless`, {
    env: { region: REGION },
    description: 'Despacho: procedures, queues, schedules, API and site',
    settings,
    stateful,
    codeOf,
  });
  stateless.addStackDependency(account);
  Tags.of(app).add('product', 'despacho');
  for (const own of [stateful, stateless]) Tags.of(own).add('stage', settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { account, stateful, stateless };
}
