import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableClass,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import type { Table as TableDefinition } from '../parts.ts';
import { idOf } from './idOf.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** One table of the topology: paid by request, recoverable to the second; what outlives is never deleted with its stack. */
export class DocumentTable extends Construct {
  readonly table: Table;

  constructor(
    scope: Construct,
    definition: TableDefinition,
    props: { prefix: string; key: IKey; environment: Environment },
  ) {
    super(scope, `${idOf(definition.name)}Table`);
    const { outlives, recoveryDays } = props.environment;
    this.table = new Table(this, 'Table', {
      tableName: props.prefix + definition.name,
      partitionKey: text(definition.partitionKey),
      sortKey: text(definition.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...(definition.seldomAsked ? { tableClass: TableClass.STANDARD_INFREQUENT_ACCESS } : {}),
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: props.key,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays,
      },
      deletionProtection: outlives,
      removalPolicy: outlives ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(definition.ttl ? { timeToLiveAttribute: definition.ttl } : {}),
    });
    for (const index of definition.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
  }
}
