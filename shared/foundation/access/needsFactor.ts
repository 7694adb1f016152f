import type { Permission } from '../contracts/procedure.ts';

/** Whether a person's permissions are such that a password alone is too little: who transmits or releases, who administers, and who operates the platform. */
export const needsFactor = (permissions: ReadonlySet<Permission>): boolean =>
  [...permissions].some(
    (each) => each === 'admin' || each === 'operator' || /:(transmit|release)$/.test(each),
  );
