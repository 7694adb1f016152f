import type { Permission } from '../foundation/contracts/procedure.ts';
import { reports, type ReportName } from './reports.ts';

/** Who asks: a person of a client company or of the agency, and what they may do. */
interface Asking {
  client: boolean;
  may: (permission: Permission) => boolean;
}

/** Whether a report is for whoever asks: its kind of person, and what it tells they may see elsewhere too. */
export function mayAsk(name: ReportName, { client, may }: Asking): boolean {
  const { forClients, needs } = reports[name];
  return may('reports:read') && (forClients || !client) && (needs === undefined || may(needs));
}
