import type { FaultRow } from './faultRow.ts';

const CRASHES = 'tests/faults/crashes.test.ts';
const CREDENTIALS = 'tests/faults/credentials.test.ts';
const DOUBT = 'tests/faults/doubt.test.ts';
const MIDNIGHT = 'tests/faults/midnight.test.ts';
const OUTAGE = 'tests/faults/outage.test.ts';
const OUTCOMES = 'tests/faults/outcomes.test.ts';
const RATE = 'tests/contract/rateOfDay.test.ts';
const RESTORE = 'tests/faults/restore.test.ts';
const SAVES_THAT_DIE = 'tests/contract/savesThatDie.test.ts';
const SECURE = 'tests/faults/secure.test.ts';
const TAKEN_OUT = 'tests/faults/takenOut.test.ts';
const TOGETHER = 'tests/faults/together.test.ts';
const NO_ANSWER = 'authority took it, and our answer is no answer';

const killed = (row: number, fault: string): FaultRow => ({
  row,
  fault,
  tests: [[CRASHES, 'survives a kill before and after every call when the authority accepts']],
});
const failing = (row: number, fault: string): FaultRow => ({
  row,
  fault,
  tests: [[CRASHES, 'survives a throttled call and a lost answer anywhere']],
});

/** The faults of the reliability matrix by their numbers. */
export const faultRows: readonly FaultRow[] = [
  {
    row: 1,
    fault: 'a double click on «Transmitir»',
    tests: [[TOGETHER, 'gives a double click the same id and one effect']],
  },
  {
    row: 2,
    fault: 'two people transmit the same at once',
    tests: [[TOGETHER, 'lets one of two people in and tells the other who and which']],
  },
  {
    row: 3,
    fault: 'the answer of a call is lost and it comes again under its key',
    tests: [
      [TOGETHER, 'answers a repeated key as the first time'],
      ['tests/faults/sameKey.test.ts', 'is done once, wherever the process was killed'],
    ],
  },
  {
    row: 4,
    fault: 'another body under the same key',
    tests: [
      [TOGETHER, 'answers a repeated key as the first time, and refuses another body under it'],
      ['tests/contract/idempotency.test.ts', 'tells of another body under a key'],
    ],
  },
  {
    row: 5,
    fault: 'a message comes twice at once',
    tests: [[TOGETHER, 'sends once when the message comes twice at the same time']],
  },
  {
    row: 6,
    fault: 'a message comes again much later',
    tests: [[TOGETHER, 'sends once when the message comes twice at the same time, and again later']],
  },
  {
    row: 7,
    fault: 'a change before its registration',
    tests: [[OUTCOMES, 'hands a rectification over only once the declaration is registered']],
  },
  killed(8, 'a crash before the intent'),
  killed(9, 'a crash between intent and connection'),
  {
    row: 10,
    fault: 'a crash after the bytes left',
    tests: [[CRASHES, 'survives a kill before and after every call when the answer gets lost']],
  },
  killed(11, 'a crash between answer and record'),
  killed(12, 'a crash after the record'),
  {
    row: 13,
    fault: 'the function would end in mid call',
    tests: [
      ['tests/faults/deadline.test.ts', 'classifies the silence itself, before the end'],
      ['tests/faults/deadline.test.ts', 'begins nothing when there is no time for an answer'],
    ],
  },
  {
    row: 14,
    fault: 'silence after the acceptance',
    tests: [
      [OUTCOMES, NO_ANSWER],
      ['tests/faults/people.test.ts', 'offers to ask, not to send, while in doubt'],
    ],
  },
  {
    row: 15,
    fault: 'silence, and it never came',
    tests: [
      [OUTCOMES, '%s: absence is proved late, then the same bytes go out'],
      [DOUBT, 'proves absence soon after ten minutes, and sends again half an hour after the doubt'],
    ],
  },
  {
    row: 16,
    fault: 'silence, and it is processed twenty minutes later',
    tests: [
      [OUTCOMES, 'waits for a late acceptance instead of sending twice'],
      [DOUBT, 'finds what the authority processes after twenty minutes'],
    ],
  },
  {
    row: 17,
    fault: 'a resend, and the first one shows up',
    tests: [[DOUBT, 'takes a duplicate after a resend for its acceptance, and tells us of it']],
  },
  {
    row: 18,
    fault: 'nobody listens, no such name, no handshake',
    tests: [
      ['tests/faults/nothingLeft.test.ts', 'is NOT_SENT when nobody listens'],
      ['tests/faults/nothingLeft.test.ts', 'is NOT_SENT when the connection is not secure'],
      [SECURE, 'is NOT_SENT when the name of the authority leads nowhere'],
      [
        'shared/transmission/settle.test.ts',
        'doubles the wait of a retry up to its limit, half of it jitter',
      ],
    ],
  },
  {
    row: 19,
    fault: 'a certificate that is over, not begun, of another host, self-signed',
    tests: [
      [SECURE, 'sends nothing to a certificate that %s'],
      [SECURE, 'tells who waits after half an hour that the certificate is why'],
    ],
  },
  {
    row: 20,
    fault: 'the client certificate ends',
    tests: [[SECURE, 'sends nothing that counts to an authority that asks for a client certificate']],
    without: 'warnings before its end: client certificates do not exist',
  },
  {
    row: 21,
    fault: '503 and 429 with `Retry-After`',
    tests: [
      [DOUBT, '%s: nothing is sent and nothing asked before it is over'],
      [DOUBT, 'keeps it when a question is answered so'],
    ],
  },
  { row: 22, fault: '502 or 504 of a proxy', tests: [[OUTCOMES, NO_ANSWER]] },
  {
    row: 23,
    fault: 'a page of maintenance',
    tests: [[OUTCOMES, '%s: absence is proved late, then the same bytes go out']],
  },
  {
    row: 24,
    fault: 'an unknown code',
    tests: [
      [OUTCOMES, NO_ANSWER],
      [OUTCOMES, 'shows an unknown code as it came'],
      ['tests/contract/transmissionUnknownCode.test.ts', 'code 77 leaves a task naming 77, once'],
    ],
  },
  { row: 25, fault: 'an answer that is cut', tests: [[OUTCOMES, NO_ANSWER]] },
  {
    row: 26,
    fault: 'an acceptance without its signature',
    tests: [
      [OUTCOMES, 'accepts without the signature and its code, and fetches both afterwards'],
      ['tests/contract/ducaQr.test.ts', 'a code that the authority changed is fetched anew'],
    ],
  },
  {
    row: 27,
    fault: 'the answer for another declaration',
    tests: [[OUTCOMES, 'keeps a foreign answer apart and never applies it']],
  },
  {
    row: 28,
    fault: 'another encoding, mark, CDATA, prefix',
    tests: [[OUTCOMES, '%s reads alike']],
  },
  {
    row: 29,
    fault: 'hostile XML',
    tests: [
      [OUTCOMES, NO_ANSWER],
      ['shared/foundation/xml/readXml.test.ts', 'refuses %s'],
      ['shared/foundation/xml/readXml.test.ts', 'writes into nothing but its own tree'],
      ['tests/faults/readXmlMemory.test.ts', 'reads or refuses %s in sixty-four megabytes'],
      ['tests/faults/readXmlMemory.test.ts', 'keeps no more of fifty megabytes than it'],
    ],
  },
  {
    row: 30,
    fault: 'faults: busy, schema, credentials',
    tests: [
      [OUTCOMES, 'a known fault %s is %s'],
      [CREDENTIALS, 'tries a refused password once for the whole queue, of that company alone'],
    ],
  },
  {
    row: 31,
    fault: 'six hours down with thousands in the queue',
    tests: [
      [OUTAGE, 'keeps the queue of six hours without knocking'],
      ['functions/transmission/drain.test.ts', 'five thousand declarations after an outage'],
      ['tests/contract/outageTold.test.ts', 'an outage is told by mail and in the bell, once'],
      [OUTAGE, 'one declaration %s, the authority unreachable for forty minutes'],
      [TAKEN_OUT, 'what is declared on paper in an outage is not sent when the authority is back'],
      [TAKEN_OUT, '%s, and killed or failed at any call: sent once or never'],
    ],
  },
  {
    row: 32,
    fault: 'the authority comes and goes',
    tests: [[OUTAGE, 'knocks with the status call alone while the authority comes and goes']],
  },
  failing(33, 'the table fails at the intent'),
  failing(34, 'the table fails at the result'),
  failing(35, 'the archive fails'),
  failing(36, 'throttling and conflicts'),
  {
    row: 37,
    fault: 'poison in the queue',
    tests: [
      [TOGETHER, 'fails alone, ends in the dead letters, and asks for a person'],
      [TOGETHER, 'flips what waits to NEEDS_HUMAN and rings'],
    ],
  },
  {
    row: 38,
    fault: 'messages come back after three days',
    tests: [
      [RESTORE, 'change nothing of what is decided or waits for a person'],
      [RESTORE, 'find what was left in doubt, and send it once'],
    ],
  },
  {
    row: 39,
    fault: 'clocks that differ; 23:59:59',
    tests: [
      [MIDNIGHT, 'shortens no wait for workers whose clocks differ by twenty minutes'],
      [MIDNIGHT, 'belongs to the day that ends, in the rate and in the acceptance'],
      ['shared/transmission/acceptance.test.ts', 'knows that the authority may be over midnight already'],
    ],
  },
  {
    row: 40,
    fault: 'the rate changes between seal and send',
    tests: [
      [MIDNIGHT, 'sends the bytes that were sealed, whatever day it has become'],
      [
        RATE,
        'a declaration of the evening is not sealed after midnight until the person says which rate it has',
      ],
      [RATE, 'what was sealed in the evening goes out after midnight with the rate of its seal'],
    ],
  },
  {
    row: 41,
    fault: 'an edit after the seal',
    tests: [
      [
        MIDNIGHT,
        'sends the bytes that were sealed, whatever day it has become and whatever was edited since',
      ],
    ],
  },
  {
    row: 42,
    fault: 'a save of a thousand lines dies half way',
    tests: [
      ['tests/faults/halfSave.test.ts', 'opens the whole old or the whole new version'],
      ['tests/faults/halfSave.test.ts', 'opens nothing of a version that is there in part'],
      [SAVES_THAT_DIE, 'a save that dies at any call leaves the old version or the new one'],
    ],
    without: 'a sweep of what is orphaned: it stays, some kilobytes that nothing names (decision 16)',
  },
  {
    row: 43,
    fault: 'credentials change in mid queue',
    tests: [[CREDENTIALS, 'asks once with a refused password, and goes on when it was changed']],
  },
  {
    row: 44,
    fault: 'a backup is put back',
    tests: [
      [RESTORE, 'asks about what it calls unsent before it sends anything, and finds the acceptance'],
      [RESTORE, 'says on the screen how many are being confirmed'],
      [RESTORE, 'asks before it sends when the whole folder is older'],
    ],
  },
];
