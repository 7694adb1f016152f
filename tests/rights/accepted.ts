/** Rights that no contract test needs and that stay, each with its reason; one that is needed after all is stale. */
export interface Accepted {
  /** Rights as `function access part`. */
  rights: RegExp;
  why: string;
}

const KINDS =
  'parties|products|registers|work-orders|invoices|transport-documents|dva|duca|dua|manifests|cafta';

export const accepted: readonly Accepted[] = [
  {
    rights: /^[\w-]+ write (idempotency|sessions)$/,
    why: 'The executor does it for every group alike: a key that is given with a call, a token that is due for its next one.',
  },
  {
    rights: new RegExp(
      `^(transmission|notifications|notification-(worker|schedule)|logbook|logbook-schedule) read (${KINDS})$`,
    ),
    why: 'One code for every kind, which reads the table that a transmission, a notice or a line names; tests do so with some kinds.',
  },
  {
    rights: /^transmission(-dead-letters)? send (duca|dua|manifests)-events$/,
    why: 'Each tells the listener that the transmission itself names; tests transmit one kind and listen to it.',
  },
  {
    rights: /^transmission-schedule (send [\w-]+|write outbox)$/,
    why: 'The sweep sends on what a killed process left, to whatever queue its row names; tests of faults kill, not these.',
  },
  {
    rights: /^(dua|duca)-print-worker (read [\w-]+|write evidence)$/,
    why: 'Large dossiers and final prints of more lines than a contract test has; the same code runs in the answer for smaller ones.',
  },
  {
    rights: /^(products-worker|registers) /,
    why: 'One code loads parties, products and registers; the tests load the first two and pause between steps of them.',
  },
  {
    rights: /^reports(-schedule)? write analysis$/,
    why: 'On AWS the engine of the analysis writes its answers with the right of whoever asks; the embedded one keeps none.',
  },
  {
    rights: /^transmission write catalogues$/,
    why: 'The rate that nobody asked for yet: tests hand it to the code below the group.',
  },
  {
    rights: /^transport-documents read dua$/,
    why: 'What declarations say of a weight that changes, of both countries by one code; the test has a Guatemalan one.',
  },
];
