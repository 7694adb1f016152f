import { dvaDefinition } from '../../shared/dva/definition.ts';
import { anyDocument } from '../../shared/foundation/documents/definition.ts';

export const anyDva = anyDocument(dvaDefinition);
