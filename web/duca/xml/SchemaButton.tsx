import { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { download } from '../../kit/grid/csv.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

const NOT_DOWNLOADED = 'No se descargó el esquema';

/** Hands over the schema that the message of a modality and class is held to, by the matrix and lists of today. */
export function SchemaButton({ modality, classCode }: { modality: string; classCode: string }) {
  const fetchSchema = async (): Promise<void> => {
    const { TEXTO, NOMBRE, XSD } = await call(matrixProcedures.schema, {
      REGIMEN: modality,
      CLASE: classCode,
    });
    if (TEXTO !== '') toast(NOT_DOWNLOADED, TEXTO, 'bad');
    else download(NOMBRE, XSD, 'application/xml');
  };
  return (
    <Button
      variant="default"
      icon="download"
      onClick={() =>
        void fetchSchema().catch((thrown: unknown) => toast(NOT_DOWNLOADED, errorText(thrown), 'bad'))
      }
    >
      Descargar esquema XSD
    </Button>
  );
}
