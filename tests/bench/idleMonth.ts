import { changesSchedule, exportedTables } from '../../infra/changes.ts';
import { environments } from '../../infra/environments.ts';
import { Templates } from '../infra/template.ts';
import { aMonth, each } from './prices.ts';

const HOURS = 24 * 30;
/** What an export of nothing leaves: two lists, the checksum of each, that it began, and a file without rows for a table's part. */
const OBJECTS_OF_AN_EXPORT = 6;

/** Dollars a month for what has changes of tables exported to the second region, though there are none. */
function exportsOfChanges(): number {
  const { changesHours } = environments['prod']!.backups!;
  const exports = (exportedTables.length * HOURS) / changesHours;
  const put = each.objectPut + each.keyRequest;
  const runs = 'minutes' in changesSchedule.every ? (HOURS * 60) / changesSchedule.every.minutes : 0;
  // A run of a second with half a GB notes in an object until when exports lead.
  return (
    exports * (each.leastExported * each.exportedByte + OBJECTS_OF_AN_EXPORT * put) +
    runs * (each.invocation + each.second / 2 + put + each.objectGet)
  );
}

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
    // Two numbers are told every minute by the schedule, and how far exports are behind; the others only when something happens.
    // And four of each bucket whose copying is watched.
    metrics: (3 + 4 * watched) * aMonth.metric,
    'exports of changes': exportsOfChanges(),
    // Lambda's pollers ask each queue five at a time, every twenty seconds.
    'polled queues': count('AWS::Lambda::EventSourceMapping') * 5 * 3 * 60 * HOURS * each.queueRequest,
  };
}
