import { Link } from 'react-router-dom';
import { tariffProcedures } from '../../shared/tariff/procedures.ts';
import { chapterRows } from '../../shared/tariff/chapterRows.ts';
import { chapterOf } from '../../shared/tariff/sections.ts';
import { call } from '../api/call.ts';
import { PdfButton } from '../document/PdfButton.tsx';
import { useReference } from '../kit/reference.ts';
import { EmptyState } from '../kit/states.tsx';
import { CodeTable } from './CodeTable.tsx';

/** Every code that the tariff in force has in a chapter, in order. */
export function ChapterCodes({ code }: { code: string }) {
  const reference = useReference();
  const place = chapterOf(code);
  const rows = chapterRows(reference, code);
  const title = place ? `${place.chapter.code} ${place.chapter.title}` : `Capítulo ${code}`;
  return (
    <>
      <p>
        <Link to="/arancel">Todas las secciones</Link>
      </p>
      <div className="d-row">
        <h2>{title}</h2>
        <span className="d-grow" />
        {rows.length > 0 && (
          <PdfButton
            label="Bajar el capítulo en PDF"
            icon="download"
            failed="No se pudo bajar el capítulo"
            make={() => call(tariffProcedures.chapterPdf, { CAPITULO: code })}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title="El arancel cargado no tiene incisos de este capítulo"
          text="Búsquelos por palabras, o cargue el arancel oficial en Catálogos."
        />
      ) : (
        <CodeTable label={`Incisos del capítulo ${code}`} rows={rows} />
      )}
    </>
  );
}
