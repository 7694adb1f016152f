import { transportDefinition } from '../../shared/transport-documents/definition.ts';

export const anyTransport = transportDefinition;
