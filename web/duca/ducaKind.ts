import { ducaDefinition } from '../../shared/duca/definition.ts';
import { anyDocument } from '../../shared/foundation/documents/definition.ts';

export const anyDuca = anyDocument(ducaDefinition);
