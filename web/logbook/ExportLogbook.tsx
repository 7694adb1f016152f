import { useState } from 'react';
import { addDays, localDay } from '../../shared/foundation/dates/date.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { logbookProcedures } from '../../shared/logbook/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { serverNow } from '../api/serverClock.ts';

/** Days that are exported where no others are chosen. */
const MONTH = 30;

/** The logbook of the chosen days, or of the last thirty, as a file that anybody may verify. */
export function ExportLogbook({
  contract,
}: {
  contract: typeof logbookProcedures.exportLines | typeof logbookProcedures.exportPlatformLines;
}) {
  const { read } = useAddress();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Result<typeof logbookProcedures.exportLines>>();
  const run = async (): Promise<void> => {
    setBusy(true);
    const today = localDay(serverNow());
    const HASTA = read('hasta') || today;
    const DESDE = read('desde') || addDays(HASTA, -MONTH);
    try {
      const next = await call(contract, { DESDE, HASTA });
      setMade(next);
      window.location.assign(next.ENLACE);
    } catch (thrown) {
      await inform('La bitácora no se exportó', errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {made && (
        <span className="d-dimmed lb-key" role="status">
          {made.LINEAS === 1 ? '1 anotación exportada' : `${made.LINEAS} anotaciones exportadas`}. Clave de la
          firma: {made.CLAVE}
        </span>
      )}
      <Button variant="default" icon="download" loading={busy} onClick={() => void run()}>
        Exportar
      </Button>
    </>
  );
}
