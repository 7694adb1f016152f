import { Templates } from '../infra/template.ts';
import { aMonth, each } from './prices.ts';

/** Dollars a month of prod in which nobody works, by what its templates hold. */
export function idleMonth(): Record<string, number> {
  const made = new Templates({
    stage: 'prod',
    domainName: 'despacho.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  });
  const all = [...made.resources, ...made.secondRegion];
  const count = (type: string): number => all.filter((one) => one.type === type).length;
  const rules = made.of('AWS::WAFv2::WebACL').flatMap(({ properties }) => properties.Rules as unknown[]);
  const replicas = made
    .of('AWS::SecretsManager::Secret')
    .flatMap(({ properties }) => (properties.ReplicaRegions as unknown[] | undefined) ?? []);
  const watched = made
    .of('AWS::CloudWatch::Alarm')
    .filter(({ properties }) => properties.Namespace === 'AWS/S3').length;
  return {
    firewalls: count('AWS::WAFv2::WebACL') * aMonth.firewall + rules.length * aMonth.firewallRule,
    alarms: count('AWS::CloudWatch::Alarm') * aMonth.alarm,
    keys: count('AWS::KMS::Key') * aMonth.key,
    secrets: (count('AWS::SecretsManager::Secret') + replicas.length) * aMonth.secret,
    // Two numbers are told every minute by the schedule; the others only when something happens.
    // And four of each bucket whose copying is watched.
    metrics: (2 + 4 * watched) * aMonth.metric,
    // Lambda's pollers ask each queue five at a time, every twenty seconds.
    'polled queues': count('AWS::Lambda::EventSourceMapping') * 5 * 3 * 60 * 24 * 30 * each.queueRequest,
  };
}
