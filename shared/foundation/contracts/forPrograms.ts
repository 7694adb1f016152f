import type { AnyProcedure } from './procedure.ts';

/** Whether a permission may be given to a program: nothing that sends, releases, administers or is of a sign-in. */
export const isForPrograms = (permission: string): boolean => /:(read|write)$/.test(permission);

/** Whether a program with a token may call a procedure: one of those permissions, and no proof of a person. */
export const admitsPrograms = ({
  permission,
  stepUp,
}: Pick<AnyProcedure, 'permission' | 'stepUp'>): boolean => isForPrograms(permission) && stepUp !== true;
