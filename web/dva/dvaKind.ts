import { dvaDefinition } from '../../shared/dva/definition.ts';

export const anyDva = dvaDefinition;
