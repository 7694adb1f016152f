import { useEffect, useState } from 'react';
import { catalogue } from '../../shared/catalogues/names.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { openTariff } from '../../shared/tariff/search/searchedTariff.ts';
import { searchTariff } from '../../shared/tariff/search/tariffSearch.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { useReference } from '../kit/reference.ts';
import { SampleNote } from '../kit/SampleMark.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { BulkConsult } from './BulkConsult.tsx';
import { Chapters } from './Chapters.tsx';
import { ChapterCodes } from './ChapterCodes.tsx';
import { EditionChanges } from './EditionChanges.tsx';
import { CodeTable } from './CodeTable.tsx';
import { prepareTariff } from './prepareTariff.ts';

const MOST = 50;

/** The tariff in force: searched by code or words, or leafed through by section and chapter. */
export function TariffPage() {
  const reference = useReference();
  const { read, put } = useAddress();
  const [term, chapter] = [read('term'), read('capitulo')];
  const changes = read('suprimidos') !== '';
  const several = read('varios') !== '';
  const origin = reference.origin(catalogue.tariff);
  const ready = usePrepared(reference);
  useEffect(() => {
    window.document.title = 'Arancel · Despacho';
  }, []);
  return (
    <div className="d-stack">
      <h1 tabIndex={-1}>Arancel</h1>
      {!origin ? (
        <EmptyState
          title="No hay un arancel cargado"
          text="Quien administra lo carga por CSV en Catálogos, «Arancel (SAC)»."
        />
      ) : (
        <>
          <div className="t-search">
            <ListSearch
              label="Buscar por código o palabras: 8471.30, camisa algodón, laptop"
              value={term}
              onChange={(text) => put({ term: text })}
            />
            <Button variant="default" onClick={() => put({ varios: several ? '' : '1' })}>
              {several ? 'Dejar la consulta de varios' : 'Consultar varios'}
            </Button>
            <Button variant="default" onClick={() => put({ suprimidos: '1' })}>
              Incisos suprimidos
            </Button>
          </div>
          {origin.sample ? (
            <SampleNote source={origin.source} />
          ) : (
            <p className="d-dimmed">
              {origin.source}. Rige desde el {formatDate(origin.validFrom)}.
            </p>
          )}
          {several ? (
            <BulkConsult />
          ) : term.trim() !== '' ? (
            <Searched term={term} ready={ready} />
          ) : chapter !== '' ? (
            <ChapterCodes code={chapter} />
          ) : (
            <Chapters />
          )}
          {changes && <EditionChanges onClose={() => put({ suprimidos: '' })} />}
        </>
      )}
    </div>
  );
}

/** Whether the tariff can be searched; what it is searched by is brought with the page, before anything is typed. */
function usePrepared(reference: Reference): boolean {
  const [, come] = useState(0);
  useEffect(() => {
    let over = false;
    void prepareTariff(reference).then(() => {
      if (!over) come((count) => count + 1);
    });
    return () => {
      over = true;
    };
  }, [reference]);
  return openTariff(reference) !== undefined;
}

const Searched = ({ term, ready }: { term: string; ready: boolean }) =>
  ready ? (
    <Found term={term} />
  ) : (
    <p className="d-dimmed" role="status">
      Preparando la búsqueda…
    </p>
  );

function Found({ term }: { term: string }) {
  const { rows, read } = searchTariff(useReference(), term, MOST);
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Ningún inciso coincide"
        text="Pruebe con otra palabra, con menos palabras o con los primeros dígitos del código."
      />
    );
  }
  return (
    <>
      {read.map(({ typed, meant }) => (
        <p key={typed} className="d-dimmed" role="status">
          No hay «{typed}»: se buscó «{meant}».
        </p>
      ))}
      <CodeTable label={`Incisos para «${term}»`} rows={rows} apart />
      <p className="d-dimmed" role="status">
        {rows.length === MOST
          ? `Los ${MOST} más cercanos; escriba más para acercarse.`
          : rows.length === 1
            ? '1 inciso.'
            : `${rows.length} incisos.`}
      </p>
    </>
  );
}
