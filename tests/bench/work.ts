/** One run of a contender on prepared input; what it returns is kept alive until the clock has stopped. */
export type Run = () => unknown;

/** Something that is measured: our code, other people's, and the limit that no code can pass. */
export interface Work {
  name: string;
  /** Sizes in lines, fractions or codes. */
  sizes: readonly number[];
  /** `despacho` is ours, `floor` the limit; each prepares its input once and answers the run to be timed. */
  contenders: Record<string, (size: number) => Run | Promise<Run>>;
  /** Largest size that a contender is asked for, where more is hopeless. */
  upTo?: Record<string, number>;
  /** Facts that are no times: rows, write units, bytes. Printed and kept beside the figures. */
  facts?: (size: number) => Promise<Record<string, number>>;
  /** Runs that are measured at least; the median needs five. */
  runs?: number;
}

export interface Measured {
  work: string;
  size: number;
  contender: string;
  medianMs: number;
  minMs: number;
  maxMs: number;
  /** Processor time of a run, all threads together: what a machine that others use makes longer the least. */
  cpuMs: number;
  peakMb: number;
  runs: number;
}
