import type { Way } from '../../../shared/users/factor/proof.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { call } from '../../api/call.ts';
import { useProcedure } from '../../api/queries.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { PasswordProof } from '../PasswordProof.tsx';
import { FactorProof } from './FactorProof.tsx';

/**
 * Asks who is there when an act with legal effect comes more than five minutes after it was last proved: with the second
 * factor of who has one, else with the password.
 */
export function ConfirmAgain(props: { text: string; onClose: () => void; onDone: () => void }) {
  const own = useProcedure(userProcedures.factors, {});
  const ways: Way[] = [
    ...new Set(own.data?.FACTORES.map((each) => each.METODO)),
    ...(own.data?.CODIGOS ? (['recuperacion'] as const) : []),
  ];
  const title = ways.length > 0 ? 'Confirme que es usted' : 'Confirme su contraseña';
  return (
    <Dialog title={title} opened onClose={props.onClose}>
      {own.isPending ? (
        <Loading />
      ) : own.isError ? (
        <ErrorState error={own.error} retry={() => void own.refetch()} />
      ) : ways.length === 0 ? (
        <PasswordProof {...props} />
      ) : (
        <div className="d-stack">
          <p>{props.text}</p>
          <FactorProof
            ways={ways}
            askPasskey={() => call(userProcedures.stepUpOptions, {})}
            send={async (PRUEBA) => {
              await call(userProcedures.stepUpFactor, { PRUEBA });
              props.onDone();
            }}
            cancel={{ label: 'Cancelar', run: props.onClose }}
          />
        </div>
      )}
    </Dialog>
  );
}
