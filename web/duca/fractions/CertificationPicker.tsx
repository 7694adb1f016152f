import { useDeferredValue, useState } from 'react';

import { objectionsTo } from '../../../shared/cafta/objections.ts';
import { caftaProcedures } from '../../../shared/cafta/procedures.ts';
import { readCertification } from '../../../shared/cafta/readCertification.ts';
import { claimOf } from '../../../shared/duca/checks/certifications.ts';
import { takenCertification } from '../../../shared/duca/takeCertification.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { dottedTariff } from '../../../shared/foundation/text/tariffCode.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useProcedure } from '../../api/queries.ts';
import { useReference } from '../../kit/reference.ts';
import { PlainInput } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';
import type { OpenDuca } from '../ducaKind.ts';

const SHOWN = 30;
/** Digits of the code by which the window looks first: those that a certification is compared by. */
const LOOKED_BY = 6;
const ISSUED = 'EMITIDA';

/** What tells two certifications of one exporter apart. */
const toldApart = ({ RESUMEN }: DocumentHeader): string => {
  const { NOMBRE_EXPORTADOR, NOMBRE_IMPORTADOR, PERIODO_HASTA = '', FECHA_VENCIMIENTO = '' } = RESUMEN;
  const until = PERIODO_HASTA || FECHA_VENCIMIENTO;
  return [NOMBRE_EXPORTADOR, NOMBRE_IMPORTADOR, until && `hasta ${formatDate(until)}`]
    .filter(Boolean)
    .join(' · ');
};

/** Fills a fraction with what it claims by, and says at once why the certification would not serve it. */
function useTaking(document: OpenDuca, line: number): (id: string) => Promise<void> {
  const reference = useReference();
  return async (ID) => {
    try {
      const { body: opened, header } = await call(caftaProcedures.open, { ID, VERSION: undefined });
      const body = readCertification(opened);
      document.session.edit(
        takenCertification(document.body, line, body, reference, () => crypto.randomUUID()),
      );
      const { ACUERDO, NUMERO_CERTIFICACION: number } = body.CERTIFICACION;
      const claimed = { ...document.body.FRACCIONES[line]!, ACUERDO_1_ID: ACUERDO, CRITERIO_ORIGEN: '' };
      const objections = objectionsTo(body, header.ESTADO, claimOf(document.body, claimed, reference));
      if (objections.length === 0) return;
      const title = `La certificación ${number} no ampara la línea ${line + 1}`;
      toast(title, `${objections.join('; ')}. Elija otra o corrija la línea.`, 'bad');
    } catch (thrown) {
      toast('La certificación no se pudo tomar', errorText(thrown), 'bad');
    }
  };
}

/** Asks for an issued certification of the company; the window looks first by the code of the fraction. */
export function CertificationPicker(props: { document: OpenDuca; line: number; onClose: () => void }) {
  const { document, line, onClose } = props;
  const code = document.body.FRACCIONES[line]?.CLASIFICACION_ARANCELARIA ?? '';
  const [typed, type] = useState(dottedTariff(code.slice(0, LOOKED_BY)));
  const term = useDeferredValue(typed.trim());
  const take = useTaking(document, line);
  const found = useProcedure(
    caftaProcedures.list,
    {
      TERMINO: term === '' ? undefined : term,
      FILTROS: { ESTADO: ISSUED },
      ORDEN: undefined,
      CURSOR: undefined,
      TAMANO: SHOWN,
    },
    { keepPrevious: true },
  );
  const pick = (id: string): void => {
    onClose();
    void take(id);
  };
  return (
    <Dialog title={`Certificación de origen de la línea ${line + 1}`} opened onClose={onClose}>
      <div className="d-stack">
        <PlainInput
          label="Buscar por número, exportador, importador o código"
          type="search"
          data-autofocus
          value={typed}
          onChange={type}
          onKeyDown={(event) => {
            const first = found.data?.rows[0];
            if (event.key !== 'Enter' || !first || found.isFetching) return;
            event.preventDefault();
            pick(first.ID);
          }}
        />
        {found.isPending && <Loading />}
        {found.isError && <ErrorState error={found.error} retry={() => void found.refetch()} />}
        {found.data && <Offered rows={found.data.rows} searched={term !== ''} onPick={pick} />}
      </div>
    </Dialog>
  );
}

function Offered(props: {
  rows: readonly DocumentHeader[];
  searched: boolean;
  onPick: (id: string) => void;
}) {
  if (props.rows.length === 0)
    return (
      <EmptyState
        title={
          props.searched
            ? 'Ninguna certificación emitida coincide'
            : 'Todavía no hay certificaciones emitidas'
        }
        text="Busque por otro dato, o registre y emita la certificación en Certificaciones de origen."
      />
    );
  return (
    <ul className="d-picks">
      {props.rows.map((row) => (
        <li key={row.ID}>
          <button type="button" onClick={() => props.onPick(row.ID)}>
            <b>{row.RESUMEN['NUMERO_CERTIFICACION']}</b>
            <span className="d-muted">{toldApart(row)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
