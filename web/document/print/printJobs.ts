/** A print that the server is making. */
export interface PrintJob {
  id: number;
  label: string;
  /** 0 to 100. */
  percent: number;
}

let count = 0;
let jobs: readonly PrintJob[] = [];
const listeners = new Set<() => void>();

function set(next: readonly PrintJob[]): void {
  jobs = next;
  listeners.forEach((listener) => listener());
}

/** Prints under way, for whatever screen shows them. */
export const printJobs = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly PrintJob[] => jobs,
};

/** Shows a print from now on; call `tell` as it advances and `end` when it is over, well or badly. */
export function startPrintJob(label: string): { tell: (percent: number) => void; end: () => void } {
  const id = (count += 1);
  set([...jobs, { id, label, percent: 0 }]);
  return {
    tell: (percent) => set(jobs.map((job) => (job.id === id ? { ...job, percent } : job))),
    end: () => set(jobs.filter((job) => job.id !== id)),
  };
}
