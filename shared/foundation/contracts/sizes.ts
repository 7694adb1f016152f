/** Most bytes that a function takes as a call, or gives back as an answer, each counted whole and as JSON: AWS's limit. */
export const EVENT_BYTES = 6 * 1024 * 1024;

/** Largest body of a call in bytes: it travels in such an event as base64, four letters for three bytes. */
export const BODY_BYTES = (EVENT_BYTES / 4) * 3;

/** Largest body that a contract may allow, in bytes: what headers and cookies leave of the event. */
export const LARGEST_CONTRACT_BYTES = BODY_BYTES - 256 * 1024;

/** A size as sentences say it: «4.5 MB»; rounded up, so that what is over a limit never reads like the limit. */
export const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
