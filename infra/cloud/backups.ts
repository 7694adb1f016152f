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
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

type BackedUp = NonNullable<Environment['backups']>;

/** In the second region no copy is deleted before it is so old, not even by who holds the account (`recoveryStack.ts`). */
export const LOCKED_DAYS = 14;
/**
 * Copies are made while Guatemala and Honduras sleep: 09:00 UTC is three in the morning. A window of exported changes begins then
 * as well: of a row that comes and goes within one they tell nothing, so that one that was there when the copy was made would stay.
 */
const HOUR = '9';

export const vaultName = (prefix: string): string => `${prefix}copies`;

interface BackupsProps {
  prefix: string;
  key: IKey;
  backups: BackedUp;
  copiedTo: string;
  /** All of them, and those that the drill restores. */
  tables: readonly Table[];
  drilled: readonly Table[];
}

/**
 * Copies of tables for the loss of the region: every month, by way of a vault here to the locked one in the second region.
 * The day after, what is small of them is restored beside the real ones, so that a copy that cannot be read is known before
 * it is needed; each byte that is restored is paid for.
 */
export class Backups extends Construct {
  constructor(scope: Construct, { prefix, key, backups, copiedTo, tables, drilled }: BackupsProps) {
    super(scope, 'Backups');
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: vaultName(prefix),
      encryptionKey: key,
    });
    const { account } = Stack.of(this);
    const second = BackupVault.fromBackupVaultArn(
      this,
      'SecondVault',
      `arn:aws:backup:${copiedTo}:${account}:backup-vault:${vaultName(prefix)}`,
    );
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `${prefix}monthly`,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'every-month',
          scheduleExpression: Schedule.cron({ day: '1', hour: HOUR, minute: '0' }),
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
      resources: tables.map((table) => BackupResource.fromDynamoDbTable(table)),
    });
    this.restoreEveryMonth(prefix, vault, role, drilled);
  }

  private role(): Role {
    const managed = ['Backup', 'Restores'].map((way) => `service-role/AWSBackupServiceRolePolicyFor${way}`);
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'Copies and restores tables',
      managedPolicies: managed.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
  }

  private restoreEveryMonth(prefix: string, vault: BackupVault, role: Role, tables: readonly Table[]): void {
    const named = (text: string): string => text.replaceAll('-', '_');
    const plan = new CfnRestoreTestingPlan(this, 'Drill', {
      restoreTestingPlanName: named(`${prefix}drill`),
      scheduleExpression: `cron(0 ${HOUR} 2 * ? *)`,
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
