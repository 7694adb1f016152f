import { partyDefinition } from '../../shared/parties/definition.ts';

/** Cards come from files, one of a taxpayer and role. */
export const partyBulk = { definition: partyDefinition, bulk: { dataSet: 'FICHA' } };
