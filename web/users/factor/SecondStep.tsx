import type { Way } from '../../../shared/users/factor/proof.ts';
import type { SessionFacts } from '../../../shared/users/sessionFacts.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { FactorProof } from './FactorProof.tsx';

/** Second step of a sign-in: the password was right, and the session opens with the factor. */
export const SecondStep = (props: {
  ways: readonly Way[];
  onDone: (facts: SessionFacts) => void;
  /** Back to the password, with the reason where there is one. */
  onBack: (reason?: string) => void;
}) => (
  <div className="d-panel d-stack">
    <h1>Segundo factor</h1>
    <FactorProof
      ways={props.ways}
      askPasskey={() => call(userProcedures.secondStepOptions, {})}
      send={async (PRUEBA) => {
        try {
          props.onDone(await call(userProcedures.secondStep, { PRUEBA }));
        } catch (thrown) {
          if (!(thrown instanceof ApiError) || thrown.code !== 'session.second-step') throw thrown;
          props.onBack(thrown.message);
        }
      }}
      cancel={{ label: 'Volver', run: () => props.onBack() }}
    />
  </div>
);
