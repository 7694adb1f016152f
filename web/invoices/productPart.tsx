import { useSettled } from '../kit/useSettled.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import type { ProductPart as Part } from '../products/productPart.ts';

type Otherwise = Result<typeof invoiceProcedures.classifiedOtherwise>['rows'][number];

const WHOLE = /^\d{8,12}$/;

/** Open invoices that classify the goods of a product otherwise, and the way to let them follow it. */
export const ProductPart: Part = ({ product, changed }) => {
  const may = useMay();
  const [asked, ask] = useState(false);
  // A classification is typed letter by letter: it is asked for once it stands.
  const code = useSettled(product.PARTIDA);
  const { CODIGO, DESCRIPCION, ID_PROVEEDOR, NOMBRE_PROVEEDOR } = product;
  const whole = WHOLE.test(code) && (CODIGO !== '' || DESCRIPCION !== '');
  const found = useProcedure(
    invoiceProcedures.classifiedOtherwise,
    { CODIGO, DESCRIPCION, ID_PROVEEDOR, NOMBRE_PROVEEDOR, PARTIDA: code },
    { enabled: may('invoices:read') && whole && (asked || changed) },
  );
  if (!may('invoices:read') || !whole) return null;
  if (!asked && !changed)
    return (
      <div className="d-row">
        <Button variant="default" icon="search" onClick={() => ask(true)}>
          Facturas abiertas que la clasifican de otra manera
        </Button>
      </div>
    );
  if (found.isPending) return <Loading label="Buscando en las facturas abiertas" />;
  if (found.isError) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  const { rows, orMore } = found.data;
  return (
    <section aria-labelledby="classified-otherwise">
      <h3 id="classified-otherwise">Facturas abiertas que la clasifican de otra manera</h3>
      <p role="status">{summaryOf(rows, code)}</p>
      <Followers rows={rows} code={code} refresh={() => void found.refetch()} />
      <p className="d-dimmed">
        {orMore && 'Se buscó en las facturas más recientes y puede haber más. '}
        Lo que ya está en una declaración no cambia.
      </p>
    </section>
  );
};

function summaryOf(rows: readonly Otherwise[], code: string): string {
  if (rows.length === 0) return `Ninguna dice otra cosa que ${dottedTariff(code)}.`;
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  const said = [...new Set(rows.flatMap((row) => row.lines.map((each) => dottedTariff(each.code))))];
  return `${lines === 1 ? '1 línea' : `${lines} líneas`} en ${rows.length === 1 ? '1 factura' : `${rows.length} facturas`}: ${said.join(', ')}.`;
}

/** The invoices, each with the lines that would follow; who may write them lets one follow, or all. */
function Followers(props: { rows: readonly Otherwise[]; code: string; refresh: () => void }) {
  const { rows, code, refresh } = props;
  const writes = useMay()('invoices:write');
  const patch = useAction(invoiceProcedures.patch);
  const [busy, setBusy] = useState(false);
  const follow = async (chosen: readonly Otherwise[]): Promise<void> => {
    setBusy(true);
    let changed = 0;
    for (const { header, lines } of chosen)
      try {
        const CAMBIOS = lines.map(({ line }) => ({
          op: 'set' as const,
          path: `ITEMS[${line}].CLASIFICACION_ARANCELARIA`,
          value: code,
        }));
        await patch.mutateAsync({ ID: header.ID, LOCK: header.LOCK, CAMBIOS });
        changed += lines.length;
      } catch (thrown) {
        toast(`${titleOf(invoiceKind, header.RESUMEN)} no cambió`, errorText(thrown), 'bad');
      }
    setBusy(false);
    if (changed > 0)
      toast(
        'Clasificación cambiada',
        `${changed === 1 ? '1 línea dice' : `${changed} líneas dicen`} ahora ${dottedTariff(code)}. Lo que se derivó de ellas avisa que la factura cambió.`,
        'good',
      );
    refresh();
  };
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.header.ID}>
            <Link to={addressOfDocument(invoiceKind, row.header.ID)}>
              {titleOf(invoiceKind, row.header.RESUMEN)}
            </Link>{' '}
            {row.lines.map(({ line, code: said }) => `línea ${line + 1}: ${dottedTariff(said)}`).join('; ')}{' '}
            {writes && (
              <Button variant="default" loading={busy} onClick={() => void follow([row])}>
                Cambiar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {writes && rows.length > 1 && (
        <Button loading={busy} onClick={() => void follow(rows)}>
          Cambiar en todas a {dottedTariff(code)}
        </Button>
      )}
    </>
  );
}
