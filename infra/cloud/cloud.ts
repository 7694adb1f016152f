import { type App, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { FunctionDefinition } from '../parts.ts';
import { AccountStack } from './accountStack.ts';
import { RecoveryStack } from './recoveryStack.ts';
import { checkRules, type Finding } from './rules.ts';
import { StatefulStack } from './statefulStack.ts';
import { StatelessStack } from './statelessStack.ts';
import { namePrefix } from '../place.ts';
import { settingsOf } from './settings.ts';

/**
 * Builds the topology on AWS as two stacks: what must survive (tables, files, keys, secrets) and what can be thrown
 * away and built again; a third holds what an account has once. And a fourth, where
 * the environment keeps copies, has their vault in a second region. `codeOf` gives each function its bundle. A finding of the
 * rules stops the synthesis unless `acknowledgements.ts` accepts it; `tell` hears of all of them.
 */
export function buildCloud(
  app: App,
  codeOf: (definition: FunctionDefinition) => Code,
  tell?: (found: Finding) => void,
): { account: AccountStack; stateful: StatefulStack; stateless: StatelessStack; recovery?: RecoveryStack } {
  const settings = settingsOf(app);
  const prefix = namePrefix(settings);
  const { region } = settings;
  const account = new AccountStack(app, 'despacho-account', {
    env: { region },
    description: 'Despacho: what every deployment of this account and region shares',
  });
  const stateful = new StatefulStack(app, `${prefix}stateful`, {
    env: { region },
    description: 'Despacho: documents, files, keys and secrets',
    terminationProtection: settings.environment.outlives,
    settings,
  });
  const stateless = new StatelessStack(app, `${prefix}stateless`, {
    env: { region },
    description: 'Despacho: procedures, queues, schedules, API and site',
    settings,
    stateful,
    codeOf,
  });
  stateless.addStackDependency(account);
  const { backups } = settings.environment;
  const recovery =
    backups &&
    new RecoveryStack(app, `${prefix}recovery`, {
      env: { region: backups.copiedTo },
      description: 'Despacho: copies of documents and files, apart from them',
      terminationProtection: true,
      prefix,
    });
  if (recovery) stateful.addStackDependency(recovery);
  // A dashboard's tags are newer than what checks of templates know, and nothing is billed by them.
  const excludeResourceTypes = ['AWS::CloudWatch::Dashboard'];
  Tags.of(app).add('product', 'despacho', { excludeResourceTypes });
  for (const own of [stateful, stateless, ...(recovery ? [recovery] : [])])
    Tags.of(own).add('stage', settings.stage, { excludeResourceTypes });
  checkRules(app, tell);
  return { account, stateful, stateless, ...(recovery && { recovery }) };
}
