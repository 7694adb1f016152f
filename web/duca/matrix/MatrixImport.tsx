import { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/queries.ts';
import { ImportDialog } from '../../catalogues/ImportDialog.tsx';
import type { Preview } from '../../catalogues/preview.ts';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';

/** The matrix from a file: what it changes is shown first, what ruled until its day stays. */
export function MatrixImport(props: {
  facts: { MUESTRA: '1' | '0'; ESTAMPA_TIEMPO: string };
  onClose: () => void;
}) {
  const { today } = useReference();
  const send = useAction(matrixProcedures.importMatrix);
  const preview = async (CSV: string, { day }: { day: string }): Promise<Preview> => {
    const seen = await call(matrixProcedures.previewMatrix, { VIGENTE_DESDE: day, CSV });
    return {
      rows: seen.FILAS,
      added: seen.AGREGADAS,
      changed: seen.CAMBIADAS,
      removed: seen.QUITADAS,
      same: seen.IGUALES,
      changes: seen.CAMBIOS.map((each) => ({
        kind: each.CAMBIO,
        text: `${each.NODO_PADRE}.${each.NODO}, ${each.REGIMEN}, clase ${each.CLASE}: ${[each.ANTES, each.TIPO].filter((type) => type !== '').join(' → ')}`,
      })),
      problems: seen.problems,
    };
  };
  return (
    <ImportDialog
      title="Cargar la matriz de reglas"
      hint="Las columnas son las de la descarga. Las filas que el archivo no trae terminan el día antes de que rija; lo anterior queda como historia."
      day={today}
      sample={props.facts.MUESTRA === '1'}
      preview={preview}
      send={async (CSV, { source, day, sample }) => {
        const done = await send.mutateAsync({
          FUENTE: source,
          VIGENTE_DESDE: day,
          MUESTRA: sample,
          CSV,
          ESTAMPA_TIEMPO: props.facts.ESTAMPA_TIEMPO,
        });
        toast(
          'Matriz cargada',
          `${done.AGREGADAS} agregadas, ${done.CAMBIADAS} cambiadas, ${done.QUITADAS} quitadas. Las declaraciones abiertas se revisan con ella desde ahora.`,
          'good',
        );
        props.onClose();
      }}
      onClose={props.onClose}
    />
  );
}
