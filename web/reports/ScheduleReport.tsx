import { useState, type ReactNode } from 'react';
import {
  daysMailed,
  FREQUENCIES,
  frequencyNames,
  nextMailing,
  WEEK,
  type MailRule,
} from '../../shared/reports/mailTimes.ts';
import { mailProcedures, type MailSchedule } from '../../shared/reports/mailProcedures.ts';
import type { Filters } from '../../shared/reports/filters.ts';
import { FILE_FORMATS, type FileFormat } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
import { chosenColumns } from '../../shared/reports/shownColumns.ts';
import { formatDate, formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { serverNow } from '../api/serverClock.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { Dialog } from '../kit/windows.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';

interface Asked {
  name: ReportName;
  title: string;
  filters: Filters;
  columns: readonly string[];
}

/** The button that programs a report, and the window that it opens. */
export function ProgramMail(asked: Asked) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Programar envío
      </Button>
      {open && <ScheduleReport {...asked} close={() => setOpen(false)} />}
    </>
  );
}

/** What a person says of a mailing: its name, when it goes, as which file and to whom. */
type Said = MailRule & { NOMBRE: string; FORMATO: FileFormat; PERSONAS: string[] };

/** Programs a report, with its filters and columns, to go by mail to people of the company. */
function ScheduleReport({ name, title, filters, columns, close }: Asked & { close: () => void }) {
  const save = useAction(mailProcedures.scheduleMail);
  return (
    <MailingForm
      name={name}
      title={`Programar envío: ${title}`}
      act="Programar"
      begin={{ NOMBRE: title, FORMATO: 'XLSX', FRECUENCIA: 'SEMANAL', DIA: 1, HORA: 7, PERSONAS: [] }}
      close={close}
      store={(said) => save.mutateAsync({ ...said, REPORTE: name, FILTROS: filters, COLUMNAS: [...columns] })}
    />
  );
}

/** Changes a mailing that goes already: the next goes by what is said now. */
export function ChangeMailing({ row, close }: { row: MailSchedule; close: () => void }) {
  const { ID, REPORTE, NOMBRE, FORMATO, FRECUENCIA, DIA, HORA } = row;
  const save = useAction(mailProcedures.changeMail);
  const [columns, choose] = useState<readonly string[]>(row.COLUMNAS);
  return (
    <MailingForm
      name={REPORTE}
      title={`Cambiar envío: ${NOMBRE}`}
      act="Guardar"
      begin={{
        ...{ NOMBRE, FORMATO, FRECUENCIA, DIA, HORA },
        PERSONAS: row.PERSONAS.filter(({ CORREO }) => CORREO !== '').map(({ ID_USUARIO }) => ID_USUARIO),
      }}
      close={close}
      store={(said) => save.mutateAsync({ ...said, ID, COLUMNAS: [...columns] })}
    >
      <ChooseColumns
        name={REPORTE}
        chosen={chosenColumns(REPORTE, columns).map((each) => each.name)}
        onChange={choose}
      />
    </MailingForm>
  );
}

function MailingForm(props: {
  name: ReportName;
  title: string;
  act: string;
  begin: Said;
  close: () => void;
  store: (said: Said) => Promise<MailSchedule>;
  children?: ReactNode;
}) {
  const { name, title, act, begin, close, store, children } = props;
  const [label, setLabel] = useState(begin.NOMBRE);
  const [format, setFormat] = useState(begin.FORMATO);
  const [rule, setRule] = useState<MailRule>(begin);
  const [chosen, choose] = useState<readonly string[]>(begin.PERSONAS);
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      const { FRECUENCIA, DIA, HORA } = rule;
      const said = { NOMBRE: label, FORMATO: format, FRECUENCIA, DIA, HORA, PERSONAS: [...chosen] };
      const { PROXIMO } = await store(said);
      const next = PROXIMO === '' ? 'en pausa' : `el próximo, ${formatDateTime(PROXIMO).slice(0, 16)}`;
      toast('Envío programado', `${label}: ${next}`, 'good');
      close();
    } catch (thrown) {
      setBusy(false);
      await inform('El envío no se programó', errorText(thrown));
    }
  };
  return (
    <Dialog title={title} opened wide onClose={close}>
      <div className="d-stack">
        <div className="rp-schedule">
          <PlainInput label="Cómo se llama" value={label} maxLength={80} onChange={setLabel} />
          <PlainSelect
            label="Archivo"
            value={format}
            options={FILE_FORMATS.map((each) => ({ value: each, label: each }))}
            onChange={(value) => isOneOf(FILE_FORMATS, value) && setFormat(value)}
          />
          <RuleFields rule={rule} change={setRule} />
        </div>
        <p className="d-dimmed">{whatGoes(name, rule)}</p>
        <Receivers name={name} chosen={chosen} choose={choose} />
        {children}
        <p className="d-dimmed">
          El correo lleva un enlace; el archivo se descarga entrando a Despacho, con lo que usted puede ver
          cuando sale.
        </p>
        <FormFoot
          act={act}
          busy={busy}
          whole={label.trim() !== '' && chosen.length > 0}
          go={() => void go()}
          close={close}
        />
      </div>
    </Dialog>
  );
}

function FormFoot(props: { act: string; busy: boolean; whole: boolean; go: () => void; close: () => void }) {
  return (
    <div className="d-row">
      <span className="d-grow" />
      <Button variant="default" onClick={props.close}>
        Cancelar
      </Button>
      <Button loading={props.busy} disabled={!props.whole} onClick={props.go}>
        {props.act}
      </Button>
    </div>
  );
}

/** When it goes first and which days it then tells of. */
function whatGoes(name: ReportName, rule: MailRule): string {
  const first = nextMailing(rule, localDateTime(serverNow()));
  const { DESDE, HASTA } = daysMailed(rule, first);
  const when = `El próximo sale el ${formatDate(first.slice(0, 10))} a las ${first.slice(11, 16)}`;
  if (reports[name].reads !== 'period') return `${when}, con lo pendiente en ese momento.`;
  return `${when}, con los días ${DESDE === HASTA ? `del ${formatDate(DESDE)}` : `del ${formatDate(DESDE)} al ${formatDate(HASTA)}`}.`;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const DAYS = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

function RuleFields({ rule, change }: { rule: MailRule; change: (rule: MailRule) => void }) {
  const days =
    rule.FRECUENCIA === 'SEMANAL' ? WEEK.map((label, index) => ({ value: String(index + 1), label })) : DAYS;
  return (
    <>
      <PlainSelect
        label="Cada cuánto"
        value={rule.FRECUENCIA}
        options={FREQUENCIES.map((each) => ({ value: each, label: frequencyNames[each] }))}
        onChange={(value) => isOneOf(FREQUENCIES, value) && change({ ...rule, FRECUENCIA: value, DIA: 1 })}
      />
      {rule.FRECUENCIA !== 'DIARIO' && (
        <PlainSelect
          label={rule.FRECUENCIA === 'SEMANAL' ? 'Qué día' : 'Qué día del mes'}
          value={String(rule.DIA)}
          options={days}
          onChange={(value) => change({ ...rule, DIA: Number(value) })}
        />
      )}
      <PlainSelect
        label="A qué hora"
        value={String(rule.HORA)}
        options={HOURS}
        onChange={(value) => change({ ...rule, HORA: Number(value) })}
      />
    </>
  );
}

/** People who may see the report, with the address to which it would go. */
function Receivers(props: {
  name: ReportName;
  chosen: readonly string[];
  choose: (ids: readonly string[]) => void;
}) {
  const { name, chosen, choose } = props;
  const found = useProcedure(mailProcedures.mailRecipients, { REPORTE: name });
  if (found.isPending) return <Loading label="Buscando a quién se puede enviar" />;
  if (found.isError) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  if (found.data.length === 0) return <p>Nadie de la empresa tiene correo y puede ver este reporte.</p>;
  return (
    <fieldset className="rp-columns">
      <legend>A quién se envía</legend>
      {found.data.map(({ ID_USUARIO, NOMBRE, CORREO }) => {
        const is = chosen.includes(ID_USUARIO);
        return (
          <label key={ID_USUARIO}>
            <input
              type="checkbox"
              checked={is}
              onChange={() =>
                choose(is ? chosen.filter((each) => each !== ID_USUARIO) : [...chosen, ID_USUARIO])
              }
            />
            {NOMBRE} <span className="d-dimmed">{CORREO}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
