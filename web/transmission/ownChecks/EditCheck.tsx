import { useState } from 'react';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';
import { CONDITION_WORDS } from '../../../shared/foundation/rules/own/conditionWords.ts';
import { CONDITION_NAMES, type OwnCheckFacts } from '../../../shared/foundation/rules/own/ownCheck.ts';
import type { ListedOwnCheck } from '../../../shared/foundation/rules/own/procedures.ts';
import type { CheckableField } from '../../../shared/foundation/rules/own/readOwnCheck.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { ownCheckProcedures } from '../../../shared/foundation/rules/own/procedures.ts';
import { confirmDelete, inform } from '../../kit/dialogs/dialogs.ts';
import { Dialog } from '../../kit/windows.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button, PlainInput, PlainText } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

const NEW: OwnCheckFacts = {
  CAMPO: '',
  CONDICION: 'IGUAL',
  COMPARADO: '',
  CUANDO_CAMPO: '',
  CUANDO_VALOR: '',
  VALOR: '',
  SEVERIDAD: 'ADVERTENCIA',
  ACTIVA: '1',
};

const factsOf = (check: ListedOwnCheck): OwnCheckFacts => {
  const { CAMPO, CONDICION, COMPARADO, CUANDO_CAMPO, CUANDO_VALOR, VALOR, SEVERIDAD, ACTIVA } = check;
  return { CAMPO, CONDICION, COMPARADO, CUANDO_CAMPO, CUANDO_VALOR, VALOR, SEVERIDAD, ACTIVA };
};

const optionsOf = (fields: readonly CheckableField[], none: string) => [
  { value: '', label: none },
  ...fields.map(({ CAMPO, NOMBRE }) => ({ value: CAMPO, label: NOMBRE })),
];

interface EditCheckProps {
  kind: DocumentKind;
  /** Undefined for a new one. */
  check: ListedOwnCheck | undefined;
  fields: readonly CheckableField[];
  close: () => void;
}

/** One check: which field, when, what it tells; whether it stops is the administrator's to say. */
export function EditCheck({ kind, check, fields, close }: EditCheckProps) {
  const [contracts] = useState(() => ownCheckProcedures(kind));
  const [facts, setFacts] = useState<OwnCheckFacts>(check ? factsOf(check) : NEW);
  const save = useAction(contracts.saveOwnCheck);
  const remove = useAction(contracts.removeOwnCheck);
  const store = async (): Promise<void> => {
    try {
      await save.mutateAsync({
        CLAVE: check?.CLAVE,
        EDICION: check?.EDICION,
        REVISION: facts,
        CODIGO: undefined,
        ORIGEN: undefined,
      });
      toast('Revisión guardada', 'Rige en cada documento que se abra desde ahora.', 'good');
      close();
    } catch (thrown) {
      await inform('La revisión no se guardó', errorText(thrown));
    }
  };
  const take = async (CLAVE: string): Promise<void> => {
    if (!(await confirmDelete())) return;
    try {
      await remove.mutateAsync({ CLAVE });
      close();
    } catch (thrown) {
      await inform('La revisión no se quitó', errorText(thrown));
    }
  };
  return (
    <Dialog title={check ? 'Cambiar la revisión' : 'Nueva revisión'} opened wide onClose={close}>
      <CheckFields facts={facts} fields={fields} change={(part) => setFacts({ ...facts, ...part })} />
      <div className="d-row oc-foot">
        {check && (
          <Button variant="default" danger loading={remove.isPending} onClick={() => void take(check.CLAVE)}>
            Quitar
          </Button>
        )}
        <span className="d-grow" />
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
        <Button
          loading={save.isPending}
          disabled={facts.CAMPO === '' || facts.VALOR.trim() === ''}
          onClick={() => void store()}
        >
          Guardar
        </Button>
      </div>
    </Dialog>
  );
}

interface FactsProps {
  facts: OwnCheckFacts;
  fields: readonly CheckableField[];
  change: (part: Partial<OwnCheckFacts>) => void;
}

function CheckFields(props: FactsProps) {
  const { facts, fields, change } = props;
  const admin = useMay()('admin');
  return (
    <div className="d-stack">
      <PlainSelect
        label="Campo"
        value={facts.CAMPO}
        options={optionsOf(fields, 'Elija un campo')}
        onChange={(CAMPO) => change({ CAMPO, CUANDO_CAMPO: '', CUANDO_VALOR: '' })}
      />
      <div className="oc-pair">
        <PlainSelect
          label="Avisa cuando"
          value={facts.CONDICION}
          options={CONDITION_NAMES.map((name) => ({ value: name, label: CONDITION_WORDS[name].label }))}
          onChange={(name) => isOneOf(CONDITION_NAMES, name) && change({ CONDICION: name })}
        />
        {CONDITION_WORDS[facts.CONDICION].compares && (
          <PlainInput
            label="Valor"
            value={facts.COMPARADO}
            maxLength={200}
            onChange={(COMPARADO) => change({ COMPARADO })}
          />
        )}
      </div>
      <OnlyWhere {...props} />
      <PlainText
        label="Qué dice a quien escribe"
        value={facts.VALOR}
        maxLength={400}
        onChange={(VALOR) => change({ VALOR })}
      />
      <label className="oc-switch">
        <input
          type="checkbox"
          checked={facts.SEVERIDAD === 'ERROR'}
          disabled={!admin}
          onChange={({ currentTarget: { checked } }) =>
            change({ SEVERIDAD: checked ? 'ERROR' : 'ADVERTENCIA' })
          }
        />
        Detiene el envío mientras no se corrija{admin ? '' : ' (lo decide un administrador)'}
      </label>
    </div>
  );
}

/** The other field without whose value the check does not look: of the same lines, or of what the document has once. */
function OnlyWhere({ facts, fields, change }: FactsProps) {
  const dataSet = facts.CAMPO.split('.')[0];
  const beside = fields.filter(({ CAMPO, UNICO }) => UNICO === '1' || CAMPO.split('.')[0] === dataSet);
  return (
    <div className="oc-pair">
      <PlainSelect
        label="Solo si otro campo"
        value={facts.CUANDO_CAMPO}
        options={optionsOf(beside, 'Siempre')}
        onChange={(CUANDO_CAMPO) =>
          change({ CUANDO_CAMPO, ...(CUANDO_CAMPO === '' ? { CUANDO_VALOR: '' } : {}) })
        }
      />
      {facts.CUANDO_CAMPO !== '' && (
        <PlainInput
          label="es igual a"
          value={facts.CUANDO_VALOR}
          maxLength={200}
          onChange={(CUANDO_VALOR) => change({ CUANDO_VALOR })}
        />
      )}
    </div>
  );
}
