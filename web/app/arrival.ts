import { destinationOf, type Profile } from '../../shared/users/profiles.ts';

export type Arrival =
  | { kind: 'stay' }
  | { kind: 'leave' }
  | { kind: 'other'; application: Exclude<Profile['goesTo'], 'here' | 'leave'> };

/** Where a person goes after signing in, by profile id and tracking flag (spec 6, profiles). */
export function arrivalOf(profileId: string, tracking: boolean): Arrival {
  const application = destinationOf(profileId, tracking);
  if (application === 'here') return { kind: 'stay' };
  return application === 'leave' ? { kind: 'leave' } : { kind: 'other', application };
}
