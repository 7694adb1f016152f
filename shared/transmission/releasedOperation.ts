import { isOneOf } from '../foundation/oneOf.ts';
import type { Operation } from './operations.ts';
import { RELEASED_OPERATIONS, type ReleasedOperation } from './releaseProcedures.ts';

/** The operation as one that takes a release; undefined of one that changes nothing at the authority. */
export const oneOfReleased = (operation: Operation): ReleasedOperation | undefined =>
  isOneOf(RELEASED_OPERATIONS, operation) ? operation : undefined;
