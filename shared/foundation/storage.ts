/** Less than this free on the disk of the data folder, in bytes, and writes fail or soon will. */
export const LEAST_FREE_BYTES = 16 * 1024 * 1024;
