import type { Signal } from './parts.ts';

/** What the functions tell in their log (functions/runtime/counted.ts) that somebody must hear of: no metric of AWS knows it. */
export const signals: Signal[] = [
  {
    name: 'procedure-failed',
    impact: 'A procedure failed in a way that nobody foresaw: somebody got «internal» instead of an answer.',
  },
  {
    name: 'message-failed',
    atLeast: 5,
    impact: 'Queued work keeps failing: what waits for it is not being transmitted, shown or printed.',
  },
  {
    // Its own consumer empties the dead-letter queue, so the number that waits there tells nothing.
    name: 'transmission-poison',
    impact: 'A transmission failed five times and now waits for a person to decide.',
  },
  {
    name: 'transmission-needs-human',
    impact: 'A declaration waits for a person: nothing more is sent or asked for it by itself.',
  },
  {
    name: 'transmission-doubt-age',
    value: 'oldestDoubtMinutes',
    atLeast: 30,
    impact: 'For half an hour nobody knows whether the authority has a declaration that was sent.',
  },
  {
    name: 'transmission-queue-age',
    value: 'oldestQueuedMinutes',
    atLeast: 15,
    impact: 'A declaration that a broker has sent waits in the queue for a quarter of an hour.',
  },
  {
    name: 'transmission-unarchived',
    impact:
      'What an authority answered could not be archived: its outcome is not believed and is asked for again.',
  },
  {
    name: 'transmission-unkept',
    impact: 'The locked store does not take what is about to be sent, so nothing is being transmitted.',
  },
  {
    name: 'transmission-restored',
    impact: 'The data is older than what was sent: a backup was put back, or two copies are at work.',
  },
  {
    name: 'transmission-security',
    impact: 'The authority could not prove who it is: nothing is being sent to it.',
  },
  {
    name: 'transmission-certificate',
    impact: 'The certificate of an authority ends within a week; then nothing can be sent to it.',
  },
  {
    name: 'transmission-unknown-code',
    impact:
      'An authority answers with a code that its catalogue lacks: what it answers so stays in doubt, and people read a bare code.',
  },
  {
    name: 'transmission-tampered',
    impact: 'A sealed declaration is not what was sealed; it was not sent.',
  },
  {
    name: 'settings-wrong',
    impact: 'The credentials of the authorities cannot be read: nothing is being transmitted.',
  },
  {
    name: 'session-theft',
    impact: 'A session token that was replaced was used again: somebody may have copied it.',
  },
  {
    name: 'rate-missing',
    // The bank publishes in the morning: half a day of refusals is not that.
    hours: 12,
    impact:
      'The exchange rate has not been fetched for twelve hours; declarations would use an earlier day’s.',
  },
  {
    // Tried every minute: a store that is busy for a moment is not that.
    name: 'logbook-unchained',
    atLeast: 15,
    hours: 2,
    impact:
      'What people of a company do does not come into its logbook: it is missing from there and from its reports.',
  },
  {
    name: 'logbook-cut',
    impact: 'Lines of a company’s logbook are missing or were changed after they were sealed.',
  },
  {
    // Tried once an hour and watch.
    name: 'watch-failed',
    hours: 3,
    impact:
      'People of a company are not told of work orders whose day comes, of powers that end or of declarations that owe theirs.',
  },
  {
    // Tried every five minutes.
    name: 'report-unsent',
    atLeast: 6,
    hours: 2,
    impact: 'A report that people have sent to them at an hour does not go.',
  },
  {
    name: 'key-reused',
    atLeast: 5,
    impact: 'A page or a program gives different work the same key: what comes second is refused.',
  },
  {
    name: 'browser-failed',
    atLeast: 5,
    impact: 'Pages break in people’s browsers: they see «Algo falló» instead of their work.',
  },
];
