import { countries } from '../../shared/countries/countries.ts';
import { isClient } from '../../shared/foundation/access/isClient.ts';
import { profiles } from '../../shared/users/profiles.ts';
import { useSession } from '../api/session.ts';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { PlainInput } from '../kit/simple.tsx';

export interface UserFacts {
  NOMBRE: string;
  CORREO: string;
  ID_PERFIL: string;
  SUPER: boolean;
  /** Tax ids as they are typed, divided by commas. */
  IMPORTADORES: string;
}

/** The tax ids that were typed. */
export const importersOf = ({ IMPORTADORES }: UserFacts): string[] =>
  IMPORTADORES.split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

export type FieldErrors = Partial<Record<string, string>>;

const options = Object.entries(profiles).map(([value, { name }]) => ({ value, label: `${value} · ${name}` }));

/** What the profile does, where its name alone would mislead (spec 6, profiles). */
function profileNote(id: string): string {
  if (isClient(id))
    return 'No administra, y no abre facturas, documentos de transporte, DVA ni DUCA, aunque estén activas.';
  const goesTo = profiles[id]?.goesTo;
  if (goesTo === 'here') return '';
  return goesTo === 'leave' ? 'No puede entrar.' : 'Trabaja en otra aplicación: en esta no entra.';
}

interface Props {
  facts: UserFacts;
  onChange: (facts: UserFacts) => void;
  errors: FieldErrors;
  /** The person looking at it: nobody takes administration from themselves. */
  own?: boolean;
}

/** Who somebody is here, for a new user and for one that is changed. */
export function UserFields(props: Props) {
  const { facts, onChange, errors } = props;
  const note = profileNote(facts.ID_PERFIL);
  const client = isClient(facts.ID_PERFIL);
  return (
    <>
      <PlainInput
        label="Nombre completo"
        name="NOMBRE"
        required
        maxLength={150}
        autoComplete="off"
        value={facts.NOMBRE}
        onChange={(NOMBRE) => onChange({ ...facts, NOMBRE })}
        {...(errors['NOMBRE'] ? { error: errors['NOMBRE'] } : {})}
      />
      <PlainInput
        label="Correo electrónico"
        name="CORREO"
        type="email"
        maxLength={200}
        autoComplete="off"
        value={facts.CORREO}
        onChange={(CORREO) => onChange({ ...facts, CORREO })}
        {...(errors['CORREO'] ? { error: errors['CORREO'] } : {})}
      />
      <div>
        <PlainSelect
          label="Perfil"
          value={facts.ID_PERFIL}
          options={options}
          onChange={(ID_PERFIL) =>
            onChange({ ...facts, ID_PERFIL, SUPER: facts.SUPER && !isClient(ID_PERFIL) })
          }
        />
        {note && <p className="d-dimmed">{note}</p>}
      </div>
      {client && <ImportersInput {...props} />}
      <label className="us-check">
        <input
          type="checkbox"
          checked={facts.SUPER}
          disabled={client || (props.own ?? false)}
          onChange={(event) => onChange({ ...facts, SUPER: event.currentTarget.checked })}
        />
        Administrador: crea usuarios y da permisos
      </label>
    </>
  );
}

/** Whose goods a client follows. */
function ImportersInput({ facts, onChange, errors }: Props) {
  const { country } = useSession();
  return (
    <PlainInput
      label={`${countries[country].taxIdName} de sus importadores`}
      description="Ve las órdenes de estos importadores y ninguna otra. Separe varios con comas."
      name="IMPORTADORES"
      autoComplete="off"
      spellCheck={false}
      value={facts.IMPORTADORES}
      onChange={(IMPORTADORES) => onChange({ ...facts, IMPORTADORES })}
      {...(errors['IMPORTADORES'] ? { error: errors['IMPORTADORES'] } : {})}
    />
  );
}
