import { useState } from 'react';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { FILE_FORMATS, reportProcedures, type FileFormat } from '../../shared/reports/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';

/** The whole report, with the columns that are shown, as a file of each form. */
export function ReportFiles(props: {
  asked: Omit<Input<typeof reportProcedures.file>, 'FORMATO'>;
  /** Whether it is known yet which columns those are. */
  ready: boolean;
}) {
  const { asked, ready } = props;
  const [busy, setBusy] = useState<FileFormat>();
  const run = async (FORMATO: FileFormat): Promise<void> => {
    setBusy(FORMATO);
    try {
      window.location.assign((await call(reportProcedures.file, { ...asked, FORMATO })).ENLACE);
    } catch (thrown) {
      await inform('El reporte no se descargó', errorText(thrown));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      {FILE_FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          icon="download"
          disabled={!ready}
          loading={busy === format}
          onClick={() => void run(format)}
        >
          {format}
        </Button>
      ))}
    </>
  );
}
