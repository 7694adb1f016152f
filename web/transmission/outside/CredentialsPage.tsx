import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { PASSWORD } from '../../../shared/transmission/outside/accounts.ts';
import {
  credentialProcedures,
  type ListedCredential,
} from '../../../shared/transmission/outside/credentialProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { confirm, informFailed } from '../../kit/dialogs/dialogs.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { Button, PlainInput, SecretInput } from '../../kit/simple.tsx';
import { Badge, EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useStepUp, type Run } from '../../users/useStepUp.tsx';
import '../transmission.css';

const noun = { singular: 'credencial', plural: 'credenciales', gender: 'f' } as const;

/** Letters of a moment up to its minute: 20/11/2026 09:00. */
const TO_MINUTE = 16;

const storedText = ({ GUARDADA, POR }: ListedCredential): string =>
  GUARDADA === ''
    ? 'La empresa no ha guardado ninguna. Rige la que puso quien instaló Despacho, si puso una.'
    : `Guardada el ${formatDateTime(localDateTime(new Date(GUARDADA))).slice(0, TO_MINUTE)} por ${POR}. Nadie puede leerla.`;

/** The company's credentials at outside services: written, replaced and removed, never shown. */
export function CredentialsPage() {
  const list = useProcedure(credentialProcedures.credentials, {});
  const { run, dialog } = useStepUp();
  return (
    <div className="d-stack">
      <p>
        <Link to="/configuraciones">Configuraciones</Link>
      </p>
      <PageTitle>Credenciales</PageTitle>
      <p className="d-dimmed">
        Con ellas Despacho habla en nombre de su empresa. Se guardan cifradas y no se vuelven a mostrar: si
        duda de una, reemplácela.
      </p>
      {list.isPending && <Loading />}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState title="Ningún servicio" text="Su país no tiene servicios que pidan credenciales." />
      )}
      {list.data && list.data.length > 0 && (
        <ul className="d-plain t-services">
          {list.data.map((each) => (
            <Credential key={each.SERVICIO} credential={each} run={run} />
          ))}
        </ul>
      )}
      {dialog}
    </div>
  );
}

function Credential({ credential, run }: { credential: ListedCredential; run: Run }) {
  const { SERVICIO, ETIQUETA, ABRE, GUARDADA } = credential;
  const [typing, type] = useState(false);
  const remove = useAction(credentialProcedures.removeCredential);
  const stored = GUARDADA !== '';
  const end = async (): Promise<void> => {
    const text = `Despacho deja de hablar con ${ETIQUETA} en nombre de su empresa, salvo que quien lo instaló haya puesto otra. Lo que espera en cola no sale mientras tanto.`;
    if (!(await confirm('¿Desea quitar la credencial ?', text, 'Quitar', true))) return;
    try {
      if (await run(() => remove.mutateAsync({ SERVICIO }))) toast('Credencial quitada', '', 'good');
    } catch (thrown) {
      await informFailed(noun, 'eliminado', errorText(thrown));
    }
  };
  return (
    <li>
      <div className="d-row">
        <Badge
          label={stored ? 'Guardada' : 'Sin guardar'}
          tone={stored ? 'good' : 'neutral'}
          icon={stored ? 'check' : 'circle'}
        />
        <strong>{ETIQUETA}</strong>
        <span className="d-dimmed">{ABRE}</span>
      </div>
      <p>{storedText(credential)}</p>
      {typing ? (
        <CredentialForm credential={credential} run={run} onClose={() => type(false)} />
      ) : (
        <div className="d-row">
          <Button variant="default" onClick={() => type(true)}>
            {stored ? 'Reemplazar' : 'Guardar credencial'}
            <span className="d-hidden"> de {ETIQUETA}</span>
          </Button>
          {stored && (
            <Button variant="subtle" danger loading={remove.isPending} onClick={() => void end()}>
              Quitar<span className="d-hidden"> la de {ETIQUETA}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function CredentialForm(props: { credential: ListedCredential; run: Run; onClose: () => void }) {
  const { credential, run, onClose } = props;
  const [values, put] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(credentialProcedures.saveCredential);
  const whole = credential.CAMPOS.every(({ NOMBRE }) => (values[NOMBRE] ?? '').trim() !== '');
  const store = async (): Promise<void> => {
    try {
      const input = { SERVICIO: credential.SERVICIO, VALORES: { ...values } };
      if (!(await run(() => save.mutateAsync(input)))) return;
      toast('Credencial guardada', '', 'good');
      onClose();
    } catch (thrown) {
      await informFailed(noun, 'modificado', errorText(thrown));
    }
  };
  return (
    <form
      className="d-stack"
      aria-label={`Credencial de ${credential.ETIQUETA}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) void store();
      }}
    >
      <div className="t-credential">
        {credential.CAMPOS.map(({ NOMBRE, ETIQUETA }) => {
          const Input = NOMBRE === PASSWORD ? SecretInput : PlainInput;
          return (
            <Input
              key={NOMBRE}
              label={ETIQUETA}
              autoComplete="off"
              maxLength={200}
              value={values[NOMBRE] ?? ''}
              onChange={(value) => put({ ...values, [NOMBRE]: value })}
            />
          );
        })}
      </div>
      <div className="d-row">
        <Button type="submit" loading={save.isPending} disabled={!whole}>
          Guardar
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
