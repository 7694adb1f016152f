import type { Templates } from './template.ts';

/** Names that an account and region have once. */
const NAMED: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::WAFv2::WebACL': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig',
  'AWS::CloudFront::Function': 'Name',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Scheduler::ScheduleGroup': 'Name',
  'AWS::ApiGateway::RestApi': 'Name',
  'AWS::ApiGateway::UsagePlan': 'UsagePlanName',
  'AWS::ApiGateway::ApiKey': 'Name',
  'AWS::Backup::BackupVault': 'BackupVaultName',
  'AWS::Budgets::Budget': 'Budget',
};
/** Names of what a deployment has in its own region, and of what an account has once. */
export const namesOf = (templates: Pick<Templates, 'resources'>): string[] =>
  templates.resources.flatMap(({ type, properties }) => {
    const name: unknown = properties?.[NAMED[type] ?? ''];
    return name === undefined ? [] : [`${type} ${JSON.stringify(name)}`];
  });
