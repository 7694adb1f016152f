import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** Tells the alarms' addressees when what the environment has cost, or will by the end of the month, passes its budget. */
export const monthlyBudget = (
  scope: Construct,
  prefix: string,
  { stage, environment, alarmEmails }: Settings,
): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${prefix}month`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: environment.budgetUsd, unit: 'USD' },
      // The tag must be activated once for cost allocation in the account (docs/runbooks/deploy.md).
      costFilters: { TagKeyValue: [`user:stage$${stage}`] },
    },
    ...(alarmEmails.length > 0
      ? {
          notificationsWithSubscribers: (['ACTUAL', 'FORECASTED'] as const).map((notificationType) => ({
            notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
            subscribers: alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address })),
          })),
        }
      : {}),
  });
