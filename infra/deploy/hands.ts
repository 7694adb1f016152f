import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { companiesAtWork } from '../administer/companiesAtWork.ts';
import { upgradeStage } from '../upgrade/upgradeStage.ts';
import { copiesOfAccount, mailsReachAnybody } from './accountLimits.ts';
import { WrongDeploy } from './deployOrder.ts';

/** A file of the site, as its object says how it is sent. */
export interface SiteFile {
  key: string;
  body: Buffer;
  type: string;
  cacheControl: string;
}

/** Everything that a deployment does outside its own thoughts; tests hand in others. */
export interface Hands {
  print: (line: string) => void;
  /** Whether this machine may call an account at all. @throws WrongDeploy */
  account: () => Promise<void>;
  /** Copies of functions that the account may run at once. */
  copies: () => Promise<number>;
  /** Whether mails of the account reach anybody, or its own addresses alone. */
  mailsReachAnybody: () => Promise<boolean>;
  /** Runs the CDK. @throws when it fails. */
  cdk: (...args: string[]) => Promise<void>;
  /** Outputs of the stacks that were deployed, by stack. */
  outputs: () => Record<string, Record<string, string>>;
  upgrade: (stage: string) => Promise<void>;
  put: (bucket: string, file: SiteFile) => Promise<void>;
  /** Runs a script of the product with more variables. @throws when it fails. */
  script: (path: string, args: string[], env?: Record<string, string>) => Promise<void>;
  fetch: (url: string) => Promise<{ status: number; headers: Headers; text: string }>;
  /** Companies that somebody has worked in, at most so many. */
  companies: (table: string) => Promise<string[]>;
}

/** File into which the CDK writes what it made. */
const OUTPUTS = 'cdk.out/outputs.json';
const outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** @param region where the deployment is, whatever the profile of this machine says. */
export function hands(root: string, region: string): Hands {
  const run = async (file: string, args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new WrongDeploy(`${[file, ...args].join(' ')}: terminó con error.`);
  };
  const dynamo = new DynamoDBClient({ region });
  const s3 = new S3Client({ region });
  return {
    print: (line) => console.log(line),
    account: async () => {
      try {
        await dynamo.config.credentials();
      } catch {
        throw new WrongDeploy(
          'No hay credenciales de una cuenta de AWS: inicie sesión (aws sso login) o indique AWS_PROFILE.',
        );
      }
    },
    copies: () => copiesOfAccount(region, dynamo.config.credentials),
    mailsReachAnybody: () => mailsReachAnybody(region),
    cdk: (...args) =>
      run(join('node_modules', 'aws-cdk', 'bin', 'cdk'), [
        ...args,
        ...(args[0] === 'deploy' ? ['--outputs-file', OUTPUTS] : []),
      ]),
    outputs: () => outputs.parse(JSON.parse(readFileSync(join(root, OUTPUTS), 'utf8'))),
    upgrade: (stage) => upgradeStage(stage, (line) => console.log(line)),
    put: async (Bucket, { key, body, type, cacheControl }) => {
      await s3.send(
        new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: type, CacheControl: cacheControl }),
      );
    },
    script: run,
    fetch: async (url) => {
      const answer = await fetch(url);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    companies: (table) => companiesAtWork(dynamo, table),
  };
}
