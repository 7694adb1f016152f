import { Logger } from '@aws-lambda-powertools/logger';
import { currentTrace } from './trace.ts';

/** Every line that the product logs: code and sentence. Values never hold secrets, tokens or document contents. */
const events = {
  'procedure.done': 'Procedure answered',
  'procedure.refused': 'Procedure refused',
  'procedure.failed': 'Procedure failed unexpectedly',
  'session.opened': 'Session opened',
  'session.denied': 'Sign-in denied',
  'session.closed': 'Session closed',
  'session.ended': 'An administrator ended a session of somebody of the company',
  'password-link.issued': 'An administrator made a one-time link for a password',
  'session.unnoted': 'A sign-in or a wrong password could not be kept for its person to see',
  'session.theft': 'A rotated session token was used again; the family was revoked',
  'factor.added': 'Second factor added',
  'factor.removed': 'Second factor removed by its owner',
  'factor.reset': 'Second factor of a user removed by an administrator',
  'factor.denied': 'Second factor was wrong after a right password',
  'factor.unproved': 'Answer of a passkey did not hold',
  'message.failed': 'Queue message failed and will be delivered again',
  'message.poison': 'Queue message reached the dead-letter queue',
  'outbox.swept': 'Messages left behind were sent',
  'settings.wrong': 'What the installation sets cannot be read',
  'transmission.attempt': 'Transmission attempt classified',
  'transmission.needs-human': 'A person must decide about a transmission',
  'transmission.waiting': 'What waits for an authority, and for how long',
  'transmission.security': 'Authority endpoint failed its security check',
  'transmission.quarantined': 'Authority answer belongs to another declaration',
  'transmission.tampered': 'Archived message differs from the sealed one and was not sent',
  'transmission.unarchived': 'Evidence of an exchange could not be archived',
  'transmission.breaker': 'Circuit breaker of an authority changed',
  'transmission.unkept': 'Intent could not be kept in the locked store; nothing was sent',
  'transmission.restored': 'Data is older than what was sent; the authority is asked before anything is sent',
  'transmission.gap': 'Nothing of the product lived for a while; data may be an older copy',
  'transmission.credentials':
    'Authority refused the credentials of a company; nothing more is tried with them',
  'transmission.resent':
    'Authority already had a declaration that was sent again after it proved not to have it',
  'transmission.contradicted': 'Authority says otherwise now of what it accepted',
  'transmission.late': 'Outcome of an earlier attempt came after the transmission had ended',
  'link.issued': 'Presigned link issued',
  'service.changed': 'Outside service stopped answering or answers again',
  'lookup.refused': 'Answer of a look-up was not believed',
  'rate.failed': 'Exchange rate could not be fetched',
  'watch.failed': 'What is due could not be looked through for a company',
  'logbook.unchained': 'What happened could not be brought into the logbook of a company',
  'report.unsent': 'Report could not be mailed and is tried again',
  'marks.unread': 'Document could not be put into the index of marks',
} as const;

type LogEvent = keyof typeof events;

/** Each line names the function it comes from (POWERTOOLS_SERVICE_NAME), wherever that runs. */
const logger = new Logger();

export type Log = Record<
  'info' | 'warn' | 'error',
  (event: LogEvent, values?: Record<string, unknown>) => void
>;

const line = (event: LogEvent, values: Record<string, unknown> = {}): Record<string, unknown> => ({
  event,
  trace: currentTrace(),
  ...values,
});

export const log: Log = {
  info: (event, values) => logger.info(events[event], line(event, values)),
  warn: (event, values) => logger.warn(events[event], line(event, values)),
  error: (event, values) => logger.error(events[event], line(event, values)),
};
