import { Link } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { plainTariff } from '../../shared/foundation/text/tariffCode.ts';
import { chapterOf } from '../../shared/tariff/sections.ts';
import { useReference } from '../kit/reference.ts';
import { EmptyState } from '../kit/states.tsx';
import { CodeTable } from './CodeTable.tsx';

/** Every code that the tariff in force has in a chapter, in order. */
export function ChapterCodes({ code }: { code: string }) {
  const reference = useReference();
  const place = chapterOf(code);
  const rows = reference
    .rows(catalogue.tariff)
    .filter(({ CLAVE }) => plainTariff(CLAVE).startsWith(code))
    .toSorted((a, b) => (plainTariff(a.CLAVE) < plainTariff(b.CLAVE) ? -1 : 1));
  const title = place ? `${place.chapter.code} ${place.chapter.title}` : `Capítulo ${code}`;
  return (
    <>
      <p>
        <Link to="/arancel">Todas las secciones</Link>
      </p>
      <h2>{title}</h2>
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
