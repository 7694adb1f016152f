import { defineDocument } from '../foundation/documents/definition.ts';
import { checkParty } from './check.ts';
import { partyKind } from './kind.ts';
import { partyColumns, partyDataSets, partySummary } from './summary.ts';

/** A party that the company keeps: agent, importer, supplier or carrier. */
export const partyDefinition = defineDocument({
  ...partyKind,
  dataSets: partyDataSets,
  columns: partyColumns,
  summary: partySummary,
  index: {
    words: ['NOMBRE', 'NIT', 'IDENTIFICACION', 'CIUDAD'],
    values: ['ID_ROL'],
    days: ['VENCE_PODER', 'VENCE_CERTIFICADO'],
    totals: 'ID_ROL',
  },
  // Two cards of one taxpayer in one role would be two truths about it.
  uniqueNumber: ({ FICHA }) => (FICHA.NIT === '' ? '' : `${FICHA.ID_ROL} ${FICHA.NIT}`),
  calculate: (body) => body,
  check: checkParty,
});
