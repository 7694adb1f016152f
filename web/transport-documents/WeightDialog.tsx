import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { transportKind } from '../../shared/transport-documents/kind.ts';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { AmountInput } from '../kit/AmountInput.tsx';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';
import { NotAnswered } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useOrderFile } from '../work-orders/useOrderFile.ts';

type Told = Result<typeof transportProcedures.updateWeight>;

const kilograms = (value: string): string => (value === '' ? '—' : `${formatAmount(value, 3)} kg`);

type Weighed = Pick<DocumentHeader, 'ID' | 'LOCK'>;

/** The weight of a document as it is asked about and changed; whatever is chosen or typed anew is asked about anew. */
function useWeighing(document: Weighed | undefined, onClose: () => void) {
  const [weight, weigh] = useState('');
  const [told, tell] = useState<Told>();
  const [problem, complain] = useState('');
  const [busy, work] = useState(false);
  const ask = async (CONFIRMAR: boolean): Promise<void> => {
    if (!document) return;
    work(true);
    complain('');
    const { ID, LOCK } = told?.header ?? document;
    try {
      const answer = await call(transportProcedures.updateWeight, {
        ID,
        LOCK,
        PESO_BRUTO: weight,
        CONFIRMAR,
      });
      tell(answer);
      if (CONFIRMAR) {
        toast(
          'Peso actualizado',
          `${nameOf(transportKind, answer.header.RESUMEN)}: ${kilograms(answer.header.RESUMEN['PESO_BRUTO'] ?? '')}`,
          'good',
        );
        onClose();
      }
    } catch (thrown) {
      complain(errorText(thrown));
    }
    work(false);
  };
  const anew = (change: () => void): void => {
    change();
    tell(undefined);
  };
  return { weight, weigh, told, problem, busy, ask, anew };
}

/** Takes the weight of a scale: shows what it changes and which declaration says otherwise, then changes it. */
export function WeightDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const file = useOrderFile(orderId);
  const { data } = file;
  const documents = (data?.documents['transport-documents'] ?? []).filter(
    ({ ESTADO }) => stateOf(transportKind.states, ESTADO).editable,
  );
  const [chosen, choose] = useState('');
  const document = documents.find(({ ID }) => ID === chosen) ?? documents[0];
  const { weight, weigh, told, problem, busy, ask, anew } = useWeighing(document, onClose);

  return (
    <Dialog title="Actualizar el peso" opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (weight.trim() !== '' && !busy) void ask(told !== undefined);
        }}
      >
        {file.isError && <NotAnswered of={file} failed="No se pudo leer qué documentos tiene la orden." />}
        {data && documents.length === 0 && (
          <p>La orden no tiene un documento de transporte que se pueda modificar.</p>
        )}
        {documents.length > 1 && (
          <PlainSelect
            label="Documento de transporte"
            value={document?.ID ?? ''}
            options={documents.map(({ ID, RESUMEN }) => ({
              value: ID,
              label: nameOf(transportKind, RESUMEN),
            }))}
            onChange={(id) => anew(() => choose(id))}
          />
        )}
        {document && (
          <>
            <AmountInput
              label="Peso bruto pesado (kg)"
              description={`${nameOf(transportKind, document.RESUMEN)} dice ${kilograms(document.RESUMEN['PESO_BRUTO'] ?? '')}`}
              value={weight}
              error={problem}
              onChange={(text) => anew(() => weigh(text))}
            />
            {told && <Changes told={told} />}
          </>
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          {document && (
            <Button type="submit" disabled={weight.trim() === ''} loading={busy}>
              {told ? 'Actualizar' : 'Ver qué cambia'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** What the weight changes, and what declarations say otherwise. */
function Changes({ told: { CAMBIOS, AVISOS } }: { told: Told }) {
  return (
    <div role="status" className="d-stack">
      {CAMBIOS.length === 0 ? (
        <p>El documento ya dice ese peso.</p>
      ) : (
        <table className="d-table">
          <caption>Lo que cambia</caption>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {CAMBIOS.map(({ path, label, before, after }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td>{kilograms(before)}</td>
                <td>{kilograms(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {AVISOS.map(({ MENSAJE, RUTA }) => (
        <p key={RUTA} className="d-warning">
          {MENSAJE} <Link to={RUTA}>Verla</Link>
        </p>
      ))}
    </div>
  );
}
