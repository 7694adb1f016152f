import { defineDocument } from '../foundation/documents/definition.ts';
import { checkRegister } from './check.ts';
import { REGISTER } from './fields/register.ts';
import { registerKind } from './kind.ts';
import { registerColumns, registerDataSets, registerSummary, type RegisterBody } from './summary.ts';

/** What tells two registers apart: the number, of a resolution with its series, of an agent's paper with what it is and whose. */
function numberOf({ REGISTRO }: RegisterBody): string {
  const { ID_TIPO, NUMERO, SERIE, ID_DOCUMENTO, AGENTE } = REGISTRO;
  if (NUMERO === '') return '';
  const more = {
    [REGISTER.resolution]: [SERIE],
    [REGISTER.agentPaper]: [ID_DOCUMENTO, AGENTE],
  };
  return [ID_TIPO, NUMERO, ...(Object.entries(more).find(([kind]) => kind === ID_TIPO)?.[1] ?? [])]
    .filter((part) => part !== '')
    .join(' ');
}

/** A register that the company keeps: resolution, connection, contract, collaborator or an agent's paper (spec 7). */
export const registerDefinition = defineDocument({
  ...registerKind,
  dataSets: registerDataSets,
  columns: registerColumns,
  summary: registerSummary,
  index: {
    words: ['NUMERO', 'NOMBRE', 'AGENTE', 'CONTRAPARTE'],
    values: ['ID_TIPO'],
    days: ['VENCE'],
    totals: 'ID_TIPO',
  },
  uniqueNumber: numberOf,
  calculate: (body) => body,
  check: checkRegister,
});
