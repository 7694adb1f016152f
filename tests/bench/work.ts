/** One run of a contender on prepared input; what it returns is kept alive until the clock has stopped. */
export interface Run {
  (given?: unknown): unknown;
  /** Makes what a run is given, anew for each and before its clock starts: a document that nobody has seen. */
  given?: () => unknown;
}

/** Something that is measured: our code, other people's, and the limit that no code can pass. */
export interface Work {
  name: string;
  /** Sizes in lines, fractions or codes, or the width of a window. */
  sizes: readonly number[];
  /** `despacho` is ours, `floor` the limit; each prepares its input once and answers the run to be timed. */
  contenders: Record<string, (size: number) => Run | Promise<Run>>;
  /** Largest size that a contender is asked for, where more is hopeless. */
  upTo?: Record<string, number>;
  /** Facts that are no times: rows, write units, bytes. Printed and kept beside the figures. */
  facts?: (size: number) => Promise<Record<string, number>>;
  /** Runs that are measured at least; the median needs five. */
  runs?: number;
  /** A run answers the milliseconds that it took by a clock of its own, in a browser: its processor and memory are not seen. */
  ownClock?: boolean;
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
  /** Of ours, the facts of its work that are no times. */
  facts?: Record<string, number>;
}
