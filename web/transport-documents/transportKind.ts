import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';

export const anyTransport = anyDocument(transportDefinition);
