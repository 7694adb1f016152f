import { ducaDefinition } from '../../shared/duca/definition.ts';

export const anyDuca = ducaDefinition;
