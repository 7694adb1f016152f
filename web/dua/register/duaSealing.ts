import { duaDefinition } from '../../../shared/dua/definition.ts';
import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { duaKind } from '../../../shared/dua/kind.ts';
import { duaOwed } from '../../../shared/dua/owedTaxes.ts';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import { duaStates } from '../../../shared/dua/states.ts';
import { call } from '../../api/call.ts';
import type { SealingScreens } from '../../transmission/sealing/screens.ts';
import { duaFacts } from './duaFacts.ts';
import { duaWords } from './duaWords.ts';
import { useComparison, useDuaProblems } from './useDuaProblems.ts';

/** The DUA before its seal. */
export const duaSealing: SealingScreens<DuaBody> = {
  kind: duaKind,
  definition: duaDefinition,
  procedures: duaProcedures,
  words: duaWords,
  sealable: duaStates.transitions.transmit.from,
  owed: duaOwed,
  facts: duaFacts,
  useMoreProblems: useDuaProblems,
  useComparison,
  seal: async (_document, version) => (await call(duaProcedures.register, version)).ID_TRANSMISION,
};
