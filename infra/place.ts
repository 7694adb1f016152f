import { environments } from './environments.ts';

/**
 * Region that CloudFront takes its firewall and its certificate from, wherever the rest is; so the rest is there as well,
 * until that region is lost (docs/runbooks/restore.md).
 */
export const FIRST_REGION = 'us-east-1';

/**
 * Stands before every table, queue, function and schedule of a deployment. In another region it names that too: what the
 * first left there, and what an account has once, keep their names.
 */
export const namePrefix = ({ stage, region = FIRST_REGION }: { stage: string; region?: string }): string =>
  region === FIRST_REGION ? `despacho-${stage}-` : `despacho-${stage}-${region}-`;

/** Where a deployment is, for whoever asks AWS from outside: the region that a profile of theirs names is another thing. */
export interface Place {
  region: string;
  /** Physical name of a table, a secret or a stack. */
  nameOf: (name: string) => string;
}

/** Place of an environment of `environments.ts`. */
export function placeOf(stage: string): Place {
  const region = environments[stage]?.region ?? FIRST_REGION;
  const prefix = namePrefix({ stage, region });
  return { region, nameOf: (name) => prefix + name };
}
