import type { Profile } from '../../shared/users/profiles.ts';

export type OtherApplication = Exclude<Profile['goesTo'], 'here' | 'leave'> | 'admin' | `site-${string}`;

/**
 * Addresses of the other applications (spec 2, other applications), given when the app is built as
 * VITE_OTHER_APPLICATIONS, a JSON object of name and https address. Nobody is sent to an address that is not in it, and
 * no token ever travels in one.
 */
const configured = (): Partial<Record<OtherApplication, string>> => {
  try {
    return JSON.parse(
      (import.meta.env?.['VITE_OTHER_APPLICATIONS'] as string | undefined) ?? '{}',
    ) as Partial<Record<OtherApplication, string>>;
  } catch {
    return {};
  }
};

export function otherAddress(
  application: OtherApplication,
  addresses: Partial<Record<OtherApplication, string>> = configured(),
): string | undefined {
  try {
    const url = new URL(addresses[application] ?? '');
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
