/** What a step did: rows, and how many it had to leave for the next run because somebody saved them meanwhile. */
export interface Done {
  done: number;
  left: number;
}
