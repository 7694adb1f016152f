import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { optionProcedures, type ListedOption } from '../../../shared/users/options/optionProcedures.ts';
import { writeOptions } from '../../../shared/users/options/optionText.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { AmountInput } from '../../kit/AmountInput.tsx';
import { informFailed } from '../../kit/dialogs/dialogs.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Badge, EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import './settings.css';

const noun = { singular: 'opción', plural: 'opciones', gender: 'f' } as const;
/** Letters of a moment up to its minute: 20/11/2026 09:00. */
const TO_MINUTE = 16;

const choices = {
  flag: [
    { value: '1', label: 'Sí' },
    { value: '0', label: 'No' },
  ],
  yesNo: [
    { value: 'Si', label: 'Sí' },
    { value: 'No', label: 'No' },
  ],
  severity: [
    { value: 'ERROR', label: 'Error' },
    { value: 'ADVERTENCIA', label: 'Advertencia' },
    { value: 'NINGUNA', label: 'Ninguna' },
  ],
} as const;

/** A value as people read it. */
function shown({ CLASE }: ListedOption, value: string): string {
  if (CLASE === 'days') return value === '1' ? '1 día' : `${value} días`;
  if (CLASE === 'decimal') return value;
  return choices[CLASE].find((each) => each.value === value)?.label ?? value;
}

const keyOf = ({ OPCION, CLAVE }: ListedOption): string => `${OPCION}:${CLAVE}`;
const ALL = '';

/** What the company says otherwise than the lists of its country: each with its default, its last change, and undo. */
export function OptionsPage() {
  const found = useProcedure(optionProcedures.globalConfiguration, {});
  const { read, put } = useAddress();
  const all = found.data?.OPCIONES ?? [];
  const groups = [...new Set(all.map(({ GRUPO }) => GRUPO))];
  const [typed, type] = useState('');
  const [group, term] = [read('grupo'), fold(typed)];
  const rows = all.filter(
    (each) =>
      (group === ALL || (group === 'cambiadas' ? each.PROPIA === '1' : each.GRUPO === group)) &&
      fold(`${each.TITULO} ${each.CLAVE}`).includes(term),
  );
  return (
    <div className="d-stack">
      <p>
        <Link to="/configuraciones">Configuraciones</Link>
      </p>
      <PageTitle>Opciones de la empresa</PageTitle>
      <p className="d-dimmed">Rigen para todas las personas de la empresa desde la siguiente pantalla.</p>
      <div className="s-filters">
        <PlainSelect
          label="Grupo"
          value={group}
          options={[
            { value: ALL, label: 'Todos' },
            { value: 'cambiadas', label: 'Las que cambió la empresa' },
            ...groups.map((each) => ({ value: each, label: each })),
          ]}
          onChange={(value) => put({ grupo: value })}
        />
        <PlainInput label="Buscar opción" value={typed} onChange={type} />
      </div>
      {found.isPending && <Loading />}
      {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      {found.data && rows.length === 0 && (
        <EmptyState title="Ninguna opción" text="Pruebe con otra palabra o con otro grupo." />
      )}
      <ul className="d-plain s-options" aria-label="Opciones">
        {rows.map((each) => (
          <Option key={keyOf(each)} option={each} />
        ))}
      </ul>
    </div>
  );
}

function Option({ option }: { option: ListedOption }) {
  const { OPCION, CLAVE, TITULO, EFECTO, VALOR, PREDETERMINADO, PROPIA, ANTES, POR, FECHA } = option;
  const [changing, change] = useState(false);
  const save = useAction(optionProcedures.saveGlobalConfiguration);
  const undo = useAction(optionProcedures.undoGlobalConfiguration);
  const act = async (told: string, run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
      toast(told, TITULO, 'good');
      change(false);
    } catch (thrown) {
      await informFailed(noun, 'modificado', errorText(thrown));
    }
  };
  const store = (value: string): Promise<void> =>
    act('Opción guardada', () =>
      save.mutateAsync({ CONFIGURACION: writeOptions([{ OPCION, CLAVE, VALOR: value.trim() }]) }),
    );
  return (
    <li>
      <div className="d-row">
        <strong>{TITULO}</strong>
        {PROPIA === '1' && <Badge label="De la empresa" tone="progress" icon="check" />}
      </div>
      <p className="d-dimmed">{EFECTO}</p>
      <p>
        Vale <strong>{shown(option, VALOR)}</strong>. Predeterminado: {shown(option, PREDETERMINADO)}.
        {FECHA !== '' &&
          ` Último cambio: ${formatDateTime(localDateTime(new Date(FECHA))).slice(0, TO_MINUTE)}, ${POR}; antes ${shown(option, ANTES)}.`}
      </p>
      {changing ? (
        <OptionForm option={option} busy={save.isPending} onSave={store} onClose={() => change(false)} />
      ) : (
        <div className="d-row">
          <Button variant="default" onClick={() => change(true)}>
            Cambiar<span className="d-hidden"> {TITULO}</span>
          </Button>
          {FECHA !== '' && VALOR !== ANTES && (
            <Button
              variant="subtle"
              loading={undo.isPending}
              onClick={() => void act('Cambio deshecho', () => undo.mutateAsync({ OPCION, CLAVE }))}
            >
              Deshacer: volver a {shown(option, ANTES)}
              <span className="d-hidden"> en {TITULO}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function OptionForm(props: {
  option: ListedOption;
  busy: boolean;
  onSave: (value: string) => Promise<void>;
  onClose: () => void;
}) {
  const { option, busy, onSave, onClose } = props;
  const [value, type] = useState(option.VALOR);
  const { CLASE, TITULO } = option;
  return (
    <form
      className="s-option"
      aria-label={TITULO}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(value);
      }}
    >
      {CLASE === 'days' || CLASE === 'decimal' ? (
        <AmountInput label="Valor" maxLength={20} value={value} onChange={type} />
      ) : (
        <PlainSelect label="Valor" value={value} options={choices[CLASE]} onChange={type} />
      )}
      <Button type="submit" loading={busy} disabled={value.trim() === ''}>
        Guardar
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Cancelar
      </Button>
    </form>
  );
}
