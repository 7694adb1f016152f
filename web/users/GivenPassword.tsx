import { Button, SecretInput } from '../kit/simple.tsx';
import { makePassword, PASSWORD_RULES } from './passwordWords.ts';

const random = (count: number): Uint32Array => crypto.getRandomValues(new Uint32Array(count));

/** Password that an administrator gives somebody: typed, or made here; it is shown once, when it is set. */
export const GivenPassword = (props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}) => (
  <div className="d-stack">
    <SecretInput
      label={props.label}
      name="CLAVE"
      required
      autoComplete="new-password"
      value={props.value}
      onChange={props.onChange}
      {...(props.error ? { error: props.error } : {})}
    />
    <p className="d-dimmed">{PASSWORD_RULES}</p>
    <div className="d-row">
      <Button variant="default" onClick={() => props.onChange(makePassword(random))}>
        Generar
      </Button>
    </div>
  </div>
);

/** Said once, after the password was set: it is stored nowhere in clear. */
export const HandOver = ({ login, password }: { login: string; password: string }) => (
  <>
    <p>Entregue a la persona estos datos. La contraseña no se vuelve a mostrar.</p>
    <dl className="us-form">
      <div>
        <dt className="d-dimmed">Usuario</dt>
        <dd className="us-given">
          <code>{login}</code>
        </dd>
      </div>
      <div>
        <dt className="d-dimmed">Contraseña</dt>
        <dd className="us-given">
          <code>{password}</code>
        </dd>
      </div>
    </dl>
    <p>Conviene que la cambie en su perfil al entrar.</p>
  </>
);
