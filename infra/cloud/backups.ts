import { Duration, Stack } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  CfnRestoreTestingPlan,
  CfnRestoreTestingSelection,
} from 'aws-cdk-lib/aws-backup';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

export type BackedUp = NonNullable<Environment['backups']>;

/**
 * No copy is deleted before it is so old. Who may administer the vault can take this lock away; that of the vault in the
 * second region nobody can, once its days of grace are over (`recoveryStack.ts`).
 */
export const LOCKED_DAYS = 14;
/** Copies are made while Guatemala and Honduras sleep: 07:00 UTC is one in the morning. */
const HOUR = '7';

export const vaultName = (prefix: string): string => `${prefix}copies`;

interface BackupsProps {
  prefix: string;
  key: IKey;
  backups: BackedUp;
  copiedTo: string;
  tables: readonly Table[];
  buckets: readonly IBucket[];
}

/**
 * Copies of tables and files apart from them: every night, under a lock, and once more in a second region. Every month one
 * table is restored from them beside the real ones, so that a copy that cannot be read is known before it is needed.
 */
export class Backups extends Construct {
  constructor(scope: Construct, { prefix, key, backups, copiedTo, tables, buckets }: BackupsProps) {
    super(scope, 'Backups');
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: vaultName(prefix),
      encryptionKey: key,
      lockConfiguration: { minRetention: Duration.days(LOCKED_DAYS) },
    });
    const { account } = Stack.of(this);
    const second = BackupVault.fromBackupVaultArn(
      this,
      'SecondVault',
      `arn:aws:backup:${copiedTo}:${account}:backup-vault:${vaultName(prefix)}`,
    );
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `${prefix}nightly`,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'every-night',
          scheduleExpression: Schedule.cron({ hour: HOUR, minute: '0' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(8),
          deleteAfter: Duration.days(backups.keptDays),
          copyActions: [{ destinationBackupVault: second, deleteAfter: Duration.days(backups.copiedDays) }],
        }),
      ],
    });
    const role = this.role();
    plan.addSelection('Everything', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [
        ...tables.map((table) => BackupResource.fromDynamoDbTable(table)),
        ...buckets.map((bucket) => BackupResource.fromArn(bucket.bucketArn)),
      ],
    });
    this.restoreEveryMonth(prefix, vault, role, tables);
  }

  private role(): Role {
    const managed = ['Backup', 'Restores'].flatMap((way) => [
      `service-role/AWSBackupServiceRolePolicyFor${way}`,
      `AWSBackupServiceRolePolicyForS3${way.replace(/s$/, '')}`,
    ]);
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'Copies and restores tables and files',
      managedPolicies: managed.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
  }

  private restoreEveryMonth(prefix: string, vault: BackupVault, role: Role, tables: readonly Table[]): void {
    const named = (text: string): string => text.replaceAll('-', '_');
    const plan = new CfnRestoreTestingPlan(this, 'Drill', {
      restoreTestingPlanName: named(`${prefix}drill`),
      scheduleExpression: `cron(0 ${HOUR} 1 * ? *)`,
      recoveryPointSelection: {
        algorithm: 'LATEST_WITHIN_WINDOW',
        includeVaults: [vault.backupVaultArn],
        recoveryPointTypes: ['SNAPSHOT'],
        selectionWindowDays: 7,
      },
    });
    new CfnRestoreTestingSelection(this, 'DrillOfTables', {
      restoreTestingPlanName: plan.restoreTestingPlanName,
      restoreTestingSelectionName: named(`${prefix}tables`),
      iamRoleArn: role.roleArn,
      protectedResourceType: 'DynamoDB',
      protectedResourceArns: tables.map((table) => table.tableArn),
      validationWindowHours: 4,
    }).addResourceDependency(plan);
  }
}
