import type { Signal } from './parts.ts';
import { functions } from './topology.ts';

const httpGroups = functions.filter((each) => each.trigger.kind === 'http').map((each) => each.name);
const machine = ['transmission-worker', 'transmission-schedule', 'transmission-dead-letters', 'transmission'];

/** What the functions tell in their log that somebody must hear of: no metric of AWS knows it. */
export const signals: Signal[] = [
  {
    name: 'procedure-failed',
    event: 'procedure.failed',
    from: httpGroups,
    impact: 'A procedure failed in a way that nobody foresaw: somebody got «internal» instead of an answer.',
  },
  {
    name: 'message-failed',
    event: 'message.failed',
    from: functions.flatMap(({ name, trigger }) => (/queue|deadLetters/.test(trigger.kind) ? [name] : [])),
    atLeast: 5,
    impact: 'Queued work keeps failing: what waits for it is not being transmitted, shown or printed.',
  },
  {
    // Its own consumer empties the dead-letter queue, so the number that waits there tells nothing.
    name: 'transmission-poison',
    event: 'message.poison',
    from: ['transmission-dead-letters'],
    impact: 'A transmission failed five times and now waits for a person to decide.',
  },
  {
    name: 'transmission-needs-human',
    event: 'transmission.needs-human',
    from: [...machine, 'duca'],
    impact: 'A declaration waits for a person: nothing more is sent or asked for it by itself.',
  },
  {
    name: 'transmission-doubt-age',
    event: 'transmission.waiting',
    value: 'oldestDoubtMinutes',
    from: ['transmission-schedule'],
    atLeast: 30,
    impact: 'For half an hour nobody knows whether the authority has a declaration that was sent.',
  },
  {
    name: 'transmission-queue-age',
    event: 'transmission.waiting',
    value: 'oldestQueuedMinutes',
    from: ['transmission-schedule'],
    atLeast: 15,
    impact: 'A declaration that a broker has sent waits in the queue for a quarter of an hour.',
  },
  {
    name: 'transmission-unarchived',
    event: 'transmission.unarchived',
    from: ['transmission-worker'],
    impact:
      'What an authority answered could not be archived: its outcome is not believed and is asked for again.',
  },
  {
    name: 'transmission-unkept',
    event: 'transmission.unkept',
    from: ['transmission-worker'],
    impact: 'The locked store does not take what is about to be sent, so nothing is being transmitted.',
  },
  {
    name: 'transmission-restored',
    event: 'transmission.restored',
    from: ['transmission-worker'],
    impact: 'The data is older than what was sent: a backup was put back, or two copies are at work.',
  },
  {
    name: 'transmission-security',
    event: 'transmission.security',
    from: ['transmission-worker'],
    impact: 'The authority could not prove who it is: nothing is being sent to it.',
  },
  {
    name: 'transmission-tampered',
    event: 'transmission.tampered',
    from: ['transmission-worker'],
    impact: 'A sealed declaration is not what was sealed; it was not sent.',
  },
  {
    name: 'settings-wrong',
    event: 'settings.wrong',
    from: ['transmission-worker'],
    impact: 'The credentials of the authorities cannot be read: nothing is being transmitted.',
  },
  {
    name: 'session-theft',
    event: 'session.theft',
    from: httpGroups,
    impact: 'A session token that was replaced was used again: somebody may have copied it.',
  },
  {
    name: 'rate-missing',
    event: 'rate.failed',
    from: ['transmission-schedule'],
    // The bank publishes in the morning: half a day of refusals is not that.
    hours: 12,
    impact:
      'The exchange rate has not been fetched for twelve hours; declarations would use an earlier day’s.',
  },
];
