import { createContext, useContext } from 'react';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { OptionEntry } from '../../shared/foundation/options/withOptions.ts';

/** Who works here, as far as it is known while the app is still starting. */
export interface Arriving {
  company: string;
  country: CountryCode;
  permissions: readonly string[];
}

/** Who is working, for which company, and what they may do: what screens may know of the session. */
export interface Session {
  user: { id: string; login: string; name: string; email: string };
  company: { id: string; name: string; taxId: string; plan: string };
  country: CountryCode;
  admin: boolean;
  profileId: number;
  profileAdminId: number;
  /** Permissions such as `duca:transmit`; the server decides anyway, screens only leave out what would be refused. */
  permissions: readonly string[];
  /** Special functions enabled for the company. */
  features: readonly string[];
  /** What the company says otherwise than the lists of its country. */
  options: readonly OptionEntry[];
  /** Base64 key (32 bytes) that drafts kept in this browser are encrypted with; lives in memory only. */
  draftKey: string;
  practice: boolean;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session; only screens behind the guard may ask. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is called outside the guarded area');
  return session;
}

/** Whether the person may do something: `useMay()('duca:transmit')`. */
export function useMay(): (permission: string) => boolean {
  const session = useSession();
  return (permission) => session.permissions.includes(permission);
}
