import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../infra/cloud/rules.ts';
import { buckets } from '../../infra/topology.ts';
import { namesOf } from './physicalNames.ts';
import { type Resource, Templates } from './template.ts';

// The region where everything was is lost: what the templates make where the copies are, and what the page says to do.
const SAID = {
  stage: 'prod',
  domainName: 'despacho.example',
  certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  alarmEmail: 'guardia@despacho.example',
  mailFrom: 'avisos@despacho.example',
};
const lost = new Templates(SAID);
const [copies] = lost.stacks.filter(({ name }) => name === 'despacho-prod-recovery');
const made = new Templates({ ...SAID, region: copies!.region });

const replicas = (templates: Templates): { name: string; region: string }[] =>
  templates.of('AWS::SecretsManager::Secret').flatMap(({ properties }) =>
    ((properties.ReplicaRegions ?? []) as { Region: string }[]).map(({ Region }) => ({
      name: String(properties.Name),
      region: Region,
    })),
  );
const vaultOf = (resources: readonly Resource[]): string =>
  String(resources.find(({ type }) => type === 'AWS::Backup::BackupVault')?.properties.BackupVaultName);

describe('the templates of the region where the copies are', () => {
  test('put everything there but what CloudFront takes from us-east-1 alone, and copies in a third one', () => {
    expect(copies!.region).toBe('us-west-2');
    expect(Object.fromEntries(made.stacks.map(({ name, region }) => [name, region]))).toEqual({
      'despacho-account': 'us-west-2',
      'despacho-prod-us-west-2-stateful': 'us-west-2',
      'despacho-prod-us-west-2-stateless': 'us-west-2',
      'despacho-prod-us-west-2-edge': 'us-east-1',
      'despacho-prod-us-west-2-recovery': 'us-east-2',
    });
    const [firewall, ...more] = made.of('AWS::WAFv2::WebACL');
    expect(more).toEqual([]);
    expect(firewall!.properties.Scope).toBe('CLOUDFRONT');
    const [site] = made.of('AWS::CloudFront::Distribution');
    expect(site!.properties.DistributionConfig.WebACLId).toBe(
      '<despacho-prod-us-west-2-edge.FirewallArn in us-east-1>',
    );
    const [plan] = made.of('AWS::Backup::BackupPlan');
    for (const { CopyActions } of plan!.properties.BackupPlan.BackupPlanRule)
      for (const { DestinationBackupVaultArn } of CopyActions ?? [])
        expect(DestinationBackupVaultArn).toMatch(/^arn:aws:backup:us-east-2:/);
    expect(replicas(made).map(({ region }) => region)).toEqual(['us-east-2']);
  });

  test('give nothing a name that the lost region left there, or that an account has once', () => {
    const names = namesOf(made);
    expect(names.length).toBeGreaterThan(100);
    const left = [...namesOf(lost), ...namesOf({ resources: lost.secondRegion })];
    expect(names.filter((name) => left.includes(name))).toEqual([]);
    expect(vaultOf(made.resources)).not.toBe(vaultOf(lost.secondRegion));
    const secrets = made.of('AWS::SecretsManager::Secret').map(({ properties }) => String(properties.Name));
    for (const { name } of replicas(lost)) expect(secrets).not.toContain(name);
    const stacks = (templates: Templates): string[] =>
      templates.stacks.map(({ name, region }) => `${name} in ${region}`);
    expect(stacks(made).filter((each) => stacks(lost).includes(each))).toEqual([]);
  });

  test('keep the rules', () => {
    expect(made.findings.filter((each) => !isAccepted(each))).toEqual([]);
  });
});

describe('the page that says how everything is restored', () => {
  const page = readFileSync(new URL('../../docs/runbooks/restore.md', import.meta.url), 'utf8');
  const [, region = ''] = /\*\*A lost region[^*]*\*\*([\s\S]*?)\n\n\*\*/.exec(page) ?? [];

  test.each(buckets)('restores $name, as every bucket that is copied', ({ name }) => {
    expect(region).toMatch(new RegExp(`buckets? .*\`${name}\``));
  });

  test('brings the tables on from their copy to what was exported last, out of the bucket that lies there', () => {
    const [bucket] = lost.secondRegion.flatMap(({ id, properties }) =>
      id.startsWith('ChangesCopy') && properties?.BucketName ? [String(properties.BucketName)] : [],
    );
    expect(region).toContain(`aws s3 sync s3://${bucket!.replace('<AWS::AccountId>', '<account>')} `);
    expect(region).toContain('npm run repair -- changes prod ');
  });

  test('says where the region is written, which key opens the documents and what the DNS needs', () => {
    for (const said of ['infra/environments.ts', 'data-key', 'SiteTarget', 'despacho-prod-us-west-2-'])
      expect(region).toContain(said);
  });
});
