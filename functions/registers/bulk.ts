import { registerDefinition } from '../../shared/registers/definition.ts';

/** Registers come from files, one of a kind and number. */
export const registerBulk = { definition: registerDefinition, bulk: { dataSet: 'REGISTRO' } };
