import { markOf } from '../foundation/documents/mark.ts';

/** Word under which a certification is found by the number that a declaration names. */
export const certificationMark = (number: string): string | undefined => markOf('certificacion', number);
