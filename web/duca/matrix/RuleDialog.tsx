import { useState } from 'react';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { RULE_TYPES } from '../../../shared/duca/matrix/ruleTypes.ts';
import { messageNodes } from '../../../shared/duca/xml/nodes.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { PlainDate } from '../../kit/PlainDate.tsx';
import { PlainSelect, type PlainOption } from '../../kit/PlainSelect.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';

/** What a row speaks of, and what it says. */
export interface RuleDraft {
  NODO_PADRE: string;
  NODO: string;
  CLASE: string;
  REGIMEN: string;
  TIPO: string;
}

type Type = (typeof RULE_TYPES)[number] | '';

const plain = (values: Iterable<string>): PlainOption[] =>
  [...values].map((value) => ({ value, label: value }));

interface Props {
  rule: RuleDraft;
  /** Whether the row is there already: then only what it says may change. */
  known: boolean;
  facts: { FUENTE: string; MUESTRA: '1' | '0'; ESTAMPA_TIEMPO: string };
  onClose: () => void;
}

/** From which day and by whom the rule is said, and its saving; '' as its type takes the row away. */
function useRuleChange(rule: RuleDraft, { facts, onClose }: Props) {
  const reference = useReference();
  const [day, setDay] = useState(reference.today);
  const [source, setSource] = useState(facts.FUENTE);
  const [sample, setSample] = useState(facts.MUESTRA === '1');
  const [problem, complain] = useState('');
  const save = useAction(matrixProcedures.saveMatrix);
  const send = async (TIPO: Type): Promise<void> => {
    complain('');
    try {
      const done = await save.mutateAsync({
        FUENTE: source,
        VIGENTE_DESDE: day,
        MUESTRA: sample,
        CAMBIOS: [{ ...rule, TIPO }],
        ESTAMPA_TIEMPO: facts.ESTAMPA_TIEMPO,
      });
      const changed = done.AGREGADAS + done.CAMBIADAS + done.QUITADAS > 0;
      toast(
        changed ? 'Matriz guardada' : 'La matriz ya lo decía',
        changed ? 'Las declaraciones abiertas se revisan con ella desde ahora.' : '',
        'good',
      );
      onClose();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  return { day, setDay, source, setSource, sample, setSample, problem, busy: save.isPending, send };
}

/** What a row speaks of: a node of the message, in a modality and class. */
function Subject(props: { rule: RuleDraft; onRule: (rule: RuleDraft) => void; disabled: boolean }) {
  const { rule, onRule, disabled } = props;
  const reference = useReference();
  const codes = (name: string): PlainOption[] => [
    { value: '*', label: '* (todas)' },
    ...reference.rows(name).map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: `${CLAVE} · ${VALOR}` })),
  ];
  const part = (name: keyof RuleDraft, label: string, options: readonly PlainOption[]) => (
    <PlainSelect
      label={label}
      value={rule[name]}
      options={options}
      disabled={disabled}
      onChange={(value) => {
        const first = name === 'NODO_PADRE' ? { NODO: [...(messageNodes.get(value) ?? [])][0] ?? '' } : {};
        onRule({ ...rule, [name]: value, ...first });
      }}
    />
  );
  return (
    <>
      {part('NODO_PADRE', 'Nodo padre', plain(messageNodes.keys()))}
      {part('NODO', 'Nodo', plain(messageNodes.get(rule.NODO_PADRE) ?? []))}
      {part('REGIMEN', 'Modalidad', codes(catalogue.modalities))}
      {part('CLASE', 'Clase', codes(catalogue.declarationClasses))}
    </>
  );
}

function Source(props: {
  source: string;
  onSource: (source: string) => void;
  sample: boolean;
  onSample: (sample: boolean) => void;
}) {
  const { source, onSource, sample, onSample } = props;
  return (
    <>
      <PlainInput
        label="Fuente: institución, resolución, fecha"
        value={source}
        maxLength={300}
        onChange={onSource}
      />
      <label className="d-row">
        <input type="checkbox" checked={sample} onChange={(event) => onSample(event.currentTarget.checked)} />
        Es una muestra y no la regla oficial
      </label>
    </>
  );
}

/** A rule set, changed or taken away from a day on; until that day the matrix answers as before. */
export function RuleDialog(props: Props) {
  const { known, onClose } = props;
  const [rule, setRule] = useState(props.rule);
  const { day, setDay, source, setSource, sample, setSample, problem, busy, send } = useRuleChange(
    rule,
    props,
  );
  return (
    <Dialog title={known ? 'Cambiar fila de la matriz' : 'Agregar fila a la matriz'} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send(rule.TIPO as Type);
        }}
      >
        <Subject rule={rule} onRule={setRule} disabled={known} />
        <PlainSelect
          label="Tipo"
          value={rule.TIPO}
          options={plain(RULE_TYPES)}
          onChange={(TIPO) => setRule({ ...rule, TIPO })}
        />
        <PlainDate label="Rige desde" value={day} onChange={setDay} />
        <Source source={source} onSource={setSource} sample={sample} onSample={setSample} />
        <p className="d-dimmed">Lo que rige hasta el día anterior se conserva como historia.</p>
        {problem && (
          <p className="d-error" role="alert">
            {problem}
          </p>
        )}
        <div className="d-row d-row-end">
          {known && (
            <Button variant="default" disabled={busy || day === ''} onClick={() => void send('')}>
              Quitar desde ese día
            </Button>
          )}
          <span className="d-grow" />
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={busy} disabled={day === '' || source.trim() === ''}>
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
