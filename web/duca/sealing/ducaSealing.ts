import { ducaDefinition } from '../../../shared/duca/definition.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { ducaOwed } from '../../../shared/duca/owedTaxes.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import { call } from '../../api/call.ts';
import type { SealingScreens } from '../../transmission/sealing/screens.ts';
import { useComparison } from '../cross/useCrossProblems.ts';
import { useDucaProblems } from '../editor/useDucaProblems.ts';
import { checkFacts } from './checkFacts.ts';
import { chooseRate } from './chooseRate.ts';
import { ducaWords } from './ducaWords.ts';

/** The DUCA before its seal. */
export const ducaSealing: SealingScreens<DucaBody> = {
  kind: ducaKind,
  definition: ducaDefinition,
  procedures: ducaProcedures,
  words: ducaWords,
  sealable: ducaStates.transitions.transmit.from,
  owed: ducaOwed,
  facts: checkFacts,
  useMoreProblems: useDucaProblems,
  useComparison,
  // Undefined when another rate was written, so that the person looks at the new taxes first.
  seal: async (document, version) => {
    const transmit = async (TASA_DEL?: string): Promise<string> =>
      (await call(ducaProcedures.transmit, { ...version, TASA_DEL })).ID_TRANSMISION;
    try {
      return await transmit();
    } catch (thrown) {
      const kept = await chooseRate(document, thrown);
      return kept === undefined ? undefined : transmit(kept);
    }
  },
};
