import { useState } from 'react';
import {
  daysMailed,
  FREQUENCIES,
  frequencyNames,
  nextMailing,
  WEEK,
  type MailRule,
} from '../../shared/reports/mailTimes.ts';
import { mailProcedures } from '../../shared/reports/mailProcedures.ts';
import { FILE_FORMATS, type FileFormat, type Filter } from '../../shared/reports/procedures.ts';
import { reports, type ReportName } from '../../shared/reports/reports.ts';
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

interface Asked {
  name: ReportName;
  title: string;
  filters: Readonly<Partial<Record<Filter, string>>>;
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

/** Programs a report, with its filters and columns, to go by mail to people of the company. */
function ScheduleReport({ name, title, filters, columns, close }: Asked & { close: () => void }) {
  const [label, setLabel] = useState(title);
  const [format, setFormat] = useState<FileFormat>('XLSX');
  const [rule, setRule] = useState<MailRule>({ FRECUENCIA: 'SEMANAL', DIA: 1, HORA: 7 });
  const [chosen, choose] = useState<readonly string[]>([]);
  const save = useAction(mailProcedures.scheduleMail);
  const go = async (): Promise<void> => {
    const asked = { NOMBRE: label, REPORTE: name, FORMATO: format, ...rule };
    try {
      const more = { PERSONAS: [...chosen], FILTROS: filters, COLUMNAS: [...columns] };
      const { PROXIMO } = await save.mutateAsync({ ...asked, ...more });
      toast('Envío programado', `${label}: el primero, ${formatDateTime(PROXIMO).slice(0, 16)}`, 'good');
      close();
    } catch (thrown) {
      await inform('El envío no se programó', errorText(thrown));
    }
  };
  return (
    <Dialog title={`Programar envío: ${title}`} opened wide onClose={close}>
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
        <p className="d-dimmed">
          El correo lleva un enlace; el archivo se descarga entrando a Despacho, con lo que usted puede ver
          cuando sale.
        </p>
        <div className="d-row">
          <span className="d-grow" />
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button
            loading={save.isPending}
            disabled={label.trim() === '' || chosen.length === 0}
            onClick={() => void go()}
          >
            Programar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** When it goes first and which days it then tells of. */
function whatGoes(name: ReportName, rule: MailRule): string {
  const first = nextMailing(rule, localDateTime(serverNow()));
  const { DESDE, HASTA } = daysMailed(rule, first);
  const when = `Sale por primera vez el ${formatDate(first.slice(0, 10))} a las ${first.slice(11, 16)}`;
  if (reports[name].reads === 'open') return `${when}, con lo pendiente en ese momento.`;
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
