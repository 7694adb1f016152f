import { useSyncExternalStore } from 'react';
import './print.css';
import { printJobs } from './printJobs.ts';

/** Prints that the server is making, with how far they are; nothing while there is none. */
export function PrintProgress() {
  const jobs = useSyncExternalStore(printJobs.subscribe, printJobs.get);
  return (
    <span role="status">
      {jobs.map(({ id, label, percent }) => (
        <label key={id} className="d-print-progress">
          Imprimiendo {label} <progress max={100} value={percent} /> {percent} %
        </label>
      ))}
    </span>
  );
}
