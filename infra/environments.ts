/**
 * What differs between the environments of an installation, as data: which ones there are, how long each keeps what,
 * what it may cost, and what somebody must have told before it is deployed. Physical names begin with the environment's,
 * so that two of them share an account and region.
 */
export interface Environment {
  /** Where it is; another than the first only once that is lost (docs/runbooks/restore.md). */
  region: string;
  /** Lock of the evidence bucket: in `compliance` nobody shortens it, in `governance` who has the right may. */
  evidence: { mode: 'compliance' | 'governance'; days: number };
  /** Whether tables and files outlive the stack, and the stack refuses to be deleted by mistake. */
  outlives: boolean;
  /** Days to any second of which a table can be brought back; DynamoDB takes 1 to 35. */
  recoveryDays: number;
  /** Days that logs are kept, of those that CloudWatch offers. */
  logDays: 30 | 90 | 365;
  /**
   * Copies for the loss of the region, of tables once a month, of what is written to them every few hours and of files as they
   * are written; absent where what is lost can be typed again. Everything else `recoveryDays` brings back. A copy of a table is
   * a whole one each time: nightly ones cost seventy times what the declarations do (`npm run bench -- cost`).
   */
  backups?: {
    /** A copy lies beside its table until it has reached the second region, and for the drill that restores it. */
    keptDays: number;
    /**
     * Regions for the second copy, which outlives the loss of the one where the environment is: the first that is another.
     * And how long that is kept.
     */
    copiedTo: readonly [string, string];
    copiedDays: number;
    /**
     * Hours of changes that are exported there at once. An export costs a tenth of a cent though it holds nothing: of all tables
     * every three hours US$ 6 a month, every hour 18. Lost are, with the region, these hours and some minutes until an export
     * is done.
     */
    changesHours: 1 | 2 | 3 | 4 | 6 | 8 | 12;
  };
  /** Whether functions get shares of the account's concurrency; a new account begins with 10 and has none to give. */
  concurrency: 'reserved' | 'shared';
  /** Whether a new version of what answers people first takes a part of the calls, or all at once. */
  rollout: 'canary' | 'at-once';
  /** Whether the managed rules of the firewall refuse a request or, until their counts were read, only count it. */
  firewall: 'block' | 'count';
  /** Dollars a month after which somebody is told. */
  budgetUsd: number;
  /** What must be told before it is deployed; otherwise the deployment stops with a sentence. */
  needs: readonly ('domainName' | 'certificateArn' | 'alarmEmail' | 'mailFrom' | 'authorities')[];
  /** The same for this one environment, for whoever prefers it here to the command line. */
  domainName?: string;
  certificateArn?: string;
  alarmEmail?: string;
  mailFrom?: string;
  /**
   * Where authorities and banks are (`SAT_ENDPOINT` …). A deployment tells the functions nothing else than what it was told
   * itself: where declarations are sent from, one that is not told them would end that, so `{}` says that it is meant.
   */
  authorities?: Record<string, string>;
}

/** CAUCA obliges auxiliaries to keep documents for years; six is never shorter than the law known to us. */
const SIX_YEARS_DAYS = 6 * 365 + 2;

export const environments: Record<string, Environment> = {
  dev: {
    region: 'us-east-1',
    evidence: { mode: 'governance', days: 1 },
    outlives: false,
    recoveryDays: 1,
    logDays: 30,
    concurrency: 'shared',
    rollout: 'at-once',
    firewall: 'count',
    budgetUsd: 40,
    needs: [],
  },
  test: {
    region: 'us-east-1',
    evidence: { mode: 'governance', days: 30 },
    outlives: true,
    recoveryDays: 7,
    logDays: 90,
    concurrency: 'shared',
    rollout: 'canary',
    firewall: 'count',
    budgetUsd: 60,
    needs: ['alarmEmail', 'authorities'],
  },
  prod: {
    region: 'us-east-1',
    evidence: { mode: 'compliance', days: SIX_YEARS_DAYS },
    outlives: true,
    // A broker notices a wrong month at its end.
    recoveryDays: 35,
    logDays: 365,
    backups: { keptDays: 3, copiedTo: ['us-west-2', 'us-east-2'], copiedDays: 35, changesHours: 3 },
    concurrency: 'reserved',
    rollout: 'canary',
    firewall: 'block',
    budgetUsd: 300,
    needs: ['domainName', 'certificateArn', 'alarmEmail', 'mailFrom', 'authorities'],
  },
};
