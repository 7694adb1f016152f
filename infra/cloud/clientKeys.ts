import { Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * Key by which the API knows a client program: an identifier for usage plans and logs, not a secret. It holds the id
 * that CloudFormation gave the stack, so that no two deployments share one, as an account and region would refuse.
 */
export function clientKey(scope: Construct, prefix: string, program: string): string {
  const id = Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
  return `${prefix}${program}-${id}`;
}
