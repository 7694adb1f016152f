/** Region of everything embedded; SDK clients want one and signatures name it. */
export const REGION = 'us-east-1';

/** Physical name of a table, bucket, queue or secret, as `despacho-<stage>-<name>` is on AWS. */
export const physicalName = (name: string): string => `despacho-local-${name}`;
