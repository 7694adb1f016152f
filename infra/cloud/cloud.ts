import { type App, Tags } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { FunctionDefinition } from '../parts.ts';
import { AccountStack } from './accountStack.ts';
import { RecoveryStack } from './recoveryStack.ts';
import { checkRules, type Finding } from './rules.ts';
import { StatefulStack } from './statefulStack.ts';
import { StatelessStack } from './statelessStack.ts';
import { FIRST_REGION, namePrefix } from '../place.ts';
import { EdgeStack, edgeStackName } from './edgeStack.ts';
import { settingsOf } from './settings.ts';

/**
 * Builds the topology on AWS as two stacks: what must survive (tables, files, keys, secrets) and what can be thrown
 * away and built again; a third holds what an account has once. And a fourth, where
 * the environment keeps copies, has their vault in a second region; of one that is in another region than the first, a fifth has
 * there what CloudFront takes from the first alone. `codeOf` gives each function its bundle. A finding of the
 * rules stops the synthesis unless `acknowledgements.ts` accepts it; `tell` hears of all of them.
 */
export function buildCloud(
  app: App,
  codeOf: (definition: FunctionDefinition) => Code,
  tell?: (found: Finding) => void,
): {
  account: AccountStack;
  stateful: StatefulStack;
  stateless: StatelessStack;
  recovery?: RecoveryStack;
  edge?: EdgeStack;
} {
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
  const edge =
    region === FIRST_REGION
      ? undefined
      : new EdgeStack(app, edgeStackName(prefix), {
          env: { region: FIRST_REGION },
          description: 'Despacho: the firewall before the site',
          settings,
        });
  if (edge) stateless.addStackDependency(edge);
  const { copiedTo } = settings;
  const recovery =
    copiedTo === undefined
      ? undefined
      : new RecoveryStack(app, `${prefix}recovery`, {
          env: { region: copiedTo },
          description: 'Despacho: copies of documents and files, apart from them',
          terminationProtection: true,
          settings,
        });
  if (recovery) stateful.addStackDependency(recovery);
  // A dashboard's tags are newer than what checks of templates know, and nothing is billed by them.
  const excludeResourceTypes = ['AWS::CloudWatch::Dashboard'];
  Tags.of(app).add('product', 'despacho', { excludeResourceTypes });
  for (const own of [stateful, stateless, ...(recovery ? [recovery] : []), ...(edge ? [edge] : [])])
    Tags.of(own).add('stage', settings.stage, { excludeResourceTypes });
  checkRules(app, tell);
  return { account, stateful, stateless, ...(recovery && { recovery }), ...(edge && { edge }) };
}
