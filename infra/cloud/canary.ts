import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { idOf } from './idOf.ts';
import type { ModuleFunction } from './moduleFunction.ts';

/**
 * A new version of what answers people takes a tenth of the calls for five minutes, then all of them. While it does, the
 * alarms that tell of answers that failed send everybody back to the version before, and the deployment with them.
 * What works queues and schedules is replaced at once: a message that fails comes again.
 */
export class Canary extends Construct {
  constructor(scope: Construct, prefix: string, functions: readonly ModuleFunction[], alarms: Alarm[]) {
    super(scope, 'Canary');
    const application = new LambdaApplication(this, 'Application', {
      applicationName: `${prefix}procedures`,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: 'Moves calls from one version of a function to the next',
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    for (const { definition, live } of functions) {
      if (!live) continue;
      new LambdaDeploymentGroup(this, idOf(definition.name), {
        application,
        deploymentGroupName: prefix + definition.name,
        alias: live,
        role,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms,
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    }
  }
}
