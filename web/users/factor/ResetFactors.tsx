import { userProcedures, type ListedUser } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import type { Run } from '../useStepUp.tsx';

/** For who lost phone and codes: an administrator takes the second factor, and the person adds another at the next sign-in. */
export function ResetFactors({ user, run }: { user: ListedUser; run: Run }) {
  const reset = useAction(userProcedures.resetFactors);
  const act = async (): Promise<void> => {
    const body = `Hágalo solo si ${user.NombreUsuario} se lo pidió en persona o por teléfono. Sus sesiones se cierran, y al entrar verá que usted lo quitó y agregará otro.`;
    if (!(await confirm('¿Desea quitar su segundo factor?', body, 'Quitar', true))) return;
    try {
      const input = { ID_USUARIO: user.IdUsuario };
      if (!(await run(() => reset.mutateAsync(input)))) return;
      await inform(
        'Segundo factor quitado',
        `Las sesiones de ${user.NombreUsuario} se cerraron. Al entrar con su contraseña verá que usted lo quitó.`,
      );
    } catch (thrown) {
      await inform('No se pudo completar', errorText(thrown));
    }
  };
  return (
    <Button variant="default" icon="phone" onClick={() => void act()}>
      Quitar segundo factor
    </Button>
  );
}
