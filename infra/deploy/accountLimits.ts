import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import { Sha256 } from '../sha256.ts';

const settings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });

/**
 * Copies of functions that the account may run at once in a region. One question to Lambda, signed here: its client would be
 * asked for nothing else.
 */
export async function copiesOfAccount(
  region: string,
  credentials: DynamoDBClient['config']['credentials'],
): Promise<number> {
  const hostname = `lambda.${region}.amazonaws.com`;
  const signer = new SignatureV4({ region, service: 'lambda', sha256: Sha256, credentials });
  const path = '/2016-08-19/account-settings/';
  const { headers } = await signer.sign({
    method: 'GET',
    protocol: 'https:',
    hostname,
    path,
    headers: { host: hostname },
  });
  const answer = await fetch(`https://${hostname}${path}`, { headers });
  return settings.parse(await answer.json()).AccountLimit.ConcurrentExecutions;
}

/** Whether mails reach whoever they are for: a new account writes to addresses of its own alone until AWS was asked. */
export async function mailsReachAnybody(region: string): Promise<boolean> {
  const client = new SESv2Client({ region });
  try {
    return (await client.send(new GetAccountCommand({}))).ProductionAccessEnabled === true;
  } finally {
    client.destroy();
  }
}
