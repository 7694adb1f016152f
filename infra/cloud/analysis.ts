import { ArnFormat, Stack } from 'aws-cdk-lib';
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena';
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue';
import { PolicyStatement, type IRole } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { FACT_COLUMNS, factColumns, type FactForm } from '../../shared/reports/facts.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';

interface AnalysisProps {
  prefix: string;
  key: IKey;
  /** Bucket that the day files lie in, `<company>/mes=<month>/<day or part of it>.parquet`. */
  files: IBucket;
}

const TYPES: Record<FactForm, string> = { text: 'string', count: 'int', cents: 'bigint' };
const TABLE = 'hechos';
/** Where Athena puts answers; they are forgotten with all that is temporary. */
export const ANSWERS = `${TEMPORARY_PREFIX}athena/`;
/** A question that would read more is refused: a year of a large company is a tenth of it. */
const MOST_BYTES = 10 * 1024 ** 3;
/** What Athena does with the rights of whoever asks: nobody may do it without Athena between. */
const THROUGH_ATHENA = { 'ForAnyValue:StringEquals': { 'aws:CalledVia': 'athena.amazonaws.com' } };

/**
 * The analysis on AWS: one table over the day files of all companies, whose partitions follow from their names, and the
 * work group that asks. The company is a partition without which a question is refused.
 */
export class Analysis extends Construct {
  /** `<workgroup>/<database>`, as functions are told. */
  readonly place: string;
  private readonly props: AnalysisProps;
  private readonly workgroup: string;
  private readonly database: string;

  constructor(scope: Construct, props: AnalysisProps) {
    super(scope, 'Analysis');
    this.props = props;
    this.workgroup = `${props.prefix}analysis`;
    this.database = `${props.prefix}analysis`.replaceAll('-', '_');
    this.place = `${this.workgroup}/${this.database}`;
    const { account: catalogId } = Stack.of(this);
    const database = new CfnDatabase(this, 'Database', {
      catalogId,
      databaseInput: { name: this.database, description: 'What companies did, for statistics and reports' },
    });
    const table = new CfnTable(this, 'Facts', {
      catalogId,
      databaseName: this.database,
      tableInput: this.tableInput(),
    });
    table.addDependency(database);
    new CfnWorkGroup(this, 'WorkGroup', {
      name: this.workgroup,
      description: 'Statistics and reports of Despacho',
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        publishCloudWatchMetricsEnabled: true,
        bytesScannedCutoffPerQuery: MOST_BYTES,
        engineVersion: { selectedEngineVersion: 'Athena engine version 3' },
        resultConfiguration: {
          outputLocation: `s3://${props.files.bucketName}/${ANSWERS}`,
          encryptionConfiguration: { encryptionOption: 'SSE_KMS', kmsKey: props.key.keyArn },
        },
      },
    });
  }

  private tableInput(): CfnTable.TableInputProperty {
    const place = `s3://${this.props.files.bucketName}/`;
    return {
      name: TABLE,
      tableType: 'EXTERNAL_TABLE',
      partitionKeys: [
        { name: 'empresa', type: 'string' },
        { name: 'mes', type: 'string' },
      ],
      parameters: {
        classification: 'parquet',
        'projection.enabled': 'true',
        'projection.empresa.type': 'injected',
        'projection.mes.type': 'date',
        'projection.mes.format': 'yyyy-MM',
        'projection.mes.range': '2020-01,NOW',
        'projection.mes.interval': '1',
        'projection.mes.interval.unit': 'MONTHS',
        'storage.location.template': `${place}\${empresa}/mes=\${mes}/`,
      },
      storageDescriptor: {
        location: place,
        inputFormat: 'org.apache.hadoop.hive.ql.io.parquet.MapredParquetInputFormat',
        outputFormat: 'org.apache.hadoop.hive.ql.io.parquet.MapredParquetOutputFormat',
        serdeInfo: { serializationLibrary: 'org.apache.hadoop.hive.ql.io.parquet.serde.ParquetHiveSerDe' },
        columns: FACT_COLUMNS.map((name) => ({ name: name.toLowerCase(), type: TYPES[factColumns[name]] })),
      },
    };
  }

  /**
   * Lets a role ask this work group about this table. Athena reads and answers with the role's own right to the objects of
   * the bucket, which the topology grants apart; the names of objects are listed for it alone.
   */
  allow(role: IRole): void {
    const stack = Stack.of(this);
    const { files } = this.props;
    const glue = (resourceName: string, resource: string): string =>
      stack.formatArn({
        service: 'glue',
        resource,
        ...(resourceName === '' ? { arnFormat: ArnFormat.NO_RESOURCE_NAME } : { resourceName }),
      });
    const permit = (actions: string[], resources: string[], conditions?: Record<string, unknown>): void => {
      role.addToPrincipalPolicy(
        new PolicyStatement({ actions, resources, ...(conditions ? { conditions } : {}) }),
      );
    };
    permit(
      ['athena:StartQueryExecution', 'athena:GetQueryExecution', 'athena:GetQueryResults'],
      [stack.formatArn({ service: 'athena', resource: 'workgroup', resourceName: this.workgroup })],
    );
    permit(
      ['glue:GetDatabase', 'glue:GetTable', 'glue:GetPartitions'],
      [glue('', 'catalog'), glue(this.database, 'database'), glue(`${this.database}/${TABLE}`, 'table')],
    );
    permit(['s3:GetBucketLocation'], [files.bucketArn]);
    permit(['s3:ListBucket'], [files.bucketArn], {
      ...THROUGH_ATHENA,
      StringLike: { 's3:prefix': ['*/mes=*', `${ANSWERS}*`] },
    });
  }
}
