import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { LOCKED_DAYS, vaultName } from './backups.ts';

/** So many days after the first deployment its lock can still be changed or taken away; AWS takes three at least. */
const GRACE_DAYS = 3;

/** What the loss of the first region leaves: the vault to which every night's copies go, under a key that is there too. */
export class RecoveryStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { prefix: string }) {
    super(scope, id, props);
    const key = new Key(this, 'CopiesKey', {
      alias: `${props.prefix}copies`,
      description: 'Seals the copies of Despacho in a second region',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new BackupVault(this, 'Vault', {
      backupVaultName: vaultName(props.prefix),
      encryptionKey: key,
      // Then nobody deletes a young copy, not even who holds the account: it is what an intruder leaves.
      lockConfiguration: {
        minRetention: Duration.days(LOCKED_DAYS),
        changeableFor: Duration.days(GRACE_DAYS),
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
