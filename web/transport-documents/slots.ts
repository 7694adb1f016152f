import { transportKind } from '../../shared/transport-documents/kind.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { searchKind } from '../document/searchKind.ts';

/** Transport documents for Ctrl-K, by number, carrier or container. */
export const search = searchKind(transportKind, transportProcedures);
