import { catalogue } from '../../shared/catalogues/names.ts';
import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { call } from '../api/call.ts';
import { useReference } from '../kit/reference.ts';
import { toast } from '../kit/toasts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { Preview } from './preview.ts';
import { useListChanges, type CatalogueFacts } from './useListChanges.ts';

/** A file in the place of a whole list, for every company of its country. */
export function ListImport({ facts, onClose }: { facts: CatalogueFacts; onClose: () => void }) {
  const { today } = useReference();
  const { load } = useListChanges(facts);
  const { NOMBRE_TABLA: name, TITULO: title } = facts;
  const preview = async (CSV: string): Promise<Preview> => {
    const seen = await call(catalogueProcedures.previewCsv, { TABLA: name, CSV });
    return {
      rows: seen.FILAS,
      added: seen.AGREGADAS,
      changed: seen.CAMBIADAS,
      removed: seen.QUITADAS,
      same: seen.IGUALES,
      changes: seen.CAMBIOS.map((each) => ({ kind: each.CAMBIO, text: `${each.CLAVE} ${each.VALOR}` })),
      problems: seen.problems,
    };
  };
  return (
    <ImportDialog
      title={`Cargar ${title}`}
      hint={`Encabezado: ${['CLAVE', 'VALOR', ...facts.COLUMNAS].join(',')}. ${name === catalogue.tariff ? 'También el archivo oficial: código con puntos o sin ellos, descripción con sangrías, DAI y unidad, en cualquier orden y con títulos encima de la tabla. ' : ''}El archivo reemplaza la lista entera, para todas las empresas de su país.`}
      day={today}
      sample={facts.MUESTRA === '1'}
      preview={preview}
      send={async (csv, said) => {
        const done = await load(csv, said);
        onClose();
        toast(
          'Catálogo cargado',
          `${done.FILAS} filas. Lo que está abierto se revisa con ellas desde ahora.`,
          'good',
        );
      }}
      onClose={onClose}
    />
  );
}
