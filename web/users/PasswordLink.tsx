import { useState } from 'react';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import type { Run } from './useStepUp.tsx';

type Link = Result<typeof userProcedures.createPasswordLink>;

const addressOf = ({ ENLACE }: Link): string => `${window.location.origin}/#/password/${ENLACE}`;

/** A one-time link for somebody who forgot their password: they choose another one, which nobody else ever sees. */
export function PasswordLink(props: { user: ListedUser; run: Run }) {
  const { user, run } = props;
  const [busy, setBusy] = useState(false);
  const make = useAction(userProcedures.createPasswordLink);
  const send = async (): Promise<void> => {
    const question = `¿Desea crear un enlace de contraseña para ${user.NombreUsuario}?`;
    const body =
      'Para quien olvidó la suya. Al usarlo terminan la contraseña anterior, sus sesiones y los tokens de programas que creó.';
    if (!(await confirm(question, body, 'Crear'))) return;
    setBusy(true);
    try {
      const act = () => make.mutateAsync({ ID_USUARIO: user.IdUsuario });
      const link = await run(act);
      if (link) await inform('Enlace creado', <HandOverLink user={user} link={link} />);
    } catch (thrown) {
      await inform('No se pudo crear el enlace', errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" icon="lock" loading={busy} onClick={() => void send()}>
      Enlace de contraseña
    </Button>
  );
}

const HandOverLink = ({ user, link }: { user: ListedUser; link: Link }) => (
  <>
    <p>
      Entréguelo solo a {user.NombreUsuario}: quien lo abre elige la contraseña de «{user.Usuario}». Sirve una
      vez, vence en {link.HORAS} horas y no se vuelve a mostrar.
    </p>
    <p className="us-given">
      <code>{addressOf(link)}</code>
    </p>
  </>
);
