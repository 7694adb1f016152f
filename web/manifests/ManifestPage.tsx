import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isRejected } from '../../shared/foundation/documents/rejection.ts';
import { manifestDataSets, type ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { manifestRecall } from '../../shared/manifests/recall.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import { useSources } from '../document/sources/useSources.ts';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { FollowNews } from '../document/FollowNews.tsx';
import { PartyTools } from '../parties/PartyTools.tsx';
import { useObjectionMarks } from '../transmission/sealing/objections.ts';
import { cargoLayout, identityLayout, voyageLayout } from './layout.ts';
import type { OpenManifest } from './manifestKind.ts';
import { SameNumber } from './SameNumber.tsx';
import { useElsewhere } from './useElsewhere.ts';
import { useManifestActions } from './useManifestActions.tsx';
import { awaitsAnswer } from '../../shared/foundation/documents/kind.ts';
import { useStatus } from './useStatus.ts';
import { lazy } from '../kit/lazy.ts';

const ManifestRejection = lazy(async () => ({
  default: (await import('./ManifestRejection.tsx')).ManifestRejection,
}));
const SourcesNotice = lazy(async () => ({ default: (await import('./SourcesNotice.tsx')).SourcesNotice }));
const SarahPanel = lazy(async () => ({ default: (await import('./SarahPanel.tsx')).SarahPanel }));
const BalancePanel = lazy(async () => ({ default: (await import('./BalancePanel.tsx')).BalancePanel }));
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));
const MessagePanel = lazy(async () => ({ default: (await import('./MessagePanel.tsx')).MessagePanel }));

const CARRIED = ['CANTIDAD_BULTOS', 'PESO_BRUTO'];

const sections: readonly EditorSection<ManifestBody>[] = [
  {
    dataSet: 'MANIFIESTO',
    id: 'IDENTIDAD',
    title: 'Manifiesto',
    layout: identityLayout,
    beside: ({ header, body }) => <SameNumber id={header.ID} number={body.MANIFIESTO.NUMERO_PREIMPRESO} />,
    extra: (document) => (
      <PartyTools
        document={document}
        dataSet="MANIFIESTO"
        fields={manifestDataSets.MANIFIESTO.fields}
        role={ROLE.carrier}
        title="Elegir transportista"
      />
    ),
  },
  { dataSet: 'MANIFIESTO', id: 'VIAJE', title: 'Unidad y viaje', layout: voyageLayout },
  { dataSet: 'MANIFIESTO', id: 'CARGA', title: 'Carga', layout: cargoLayout },
  { dataSet: 'TITULOS', totals: [...CARRIED, 'VALOR_FOB'], nameColumn: 'TITULO_TRANSPORTE' },
  { dataSet: 'TITULOS_LINEAS', totals: CARRIED, nameColumn: 'TITULO_TRANSPORTE' },
  { dataSet: 'TITULOS_CONTENEDORES', totals: [...CARRIED, 'TARA'], nameColumn: 'TITULO_TRANSPORTE' },
  { dataSet: 'DATOS_COMPLEMENTARIOS' },
];

const tabs: readonly EditorTab<ManifestBody>[] = [
  { id: 'preview', label: 'Vista previa', render: (document) => <Preview document={document} /> },
  { id: 'sarah', label: 'SARAH', render: (document) => <SarahPanel document={document} /> },
  { id: 'balance', label: 'Saldos', render: (document) => <BalancePanel document={document} /> },
  { id: 'message', label: 'Mensaje', render: ({ body }) => <MessagePanel body={body} /> },
];

const lastValues = { contract: manifestProcedures.lastValues, recall: manifestRecall };

/** What SARAH objected to, what its transport documents say of it by now, and what other manifests hold of it. */
function useMoreProblems(document: OpenManifest): readonly Problem[] {
  const { problems } = useSources(manifestProcedures, document);
  const objections = useObjectionMarks(document, useStatus(document).data, manifestProcedures.open);
  const elsewhere = useElsewhere(document);
  return useMemo(() => [...objections, ...problems, ...elsewhere], [objections, problems, elsewhere]);
}

/** One manifest: its header, titles with their lines and containers, and its way to SARAH. */
export function ManifestPage() {
  const { id = '' } = useParams();
  return <Manifest key={id} id={id} />;
}

function Manifest({ id }: { id: string }) {
  const { actions, window } = useManifestActions();
  return (
    <>
      <DocumentEditor
        definition={manifestDefinition}
        procedures={manifestProcedures}
        id={id}
        sections={sections}
        lastValues={lastValues}
        tabs={tabs}
        actions={actions}
        useMoreProblems={useMoreProblems}
        notice={(document) => (
          <>
            {isRejected(manifestDefinition, document.header) && <ManifestRejection document={document} />}
            <SourcesNotice document={document} />
          </>
        )}
        foot={(document) => (
          <>
            <PrintProgress />
            <Follow document={document} />
          </>
        )}
      />
      {window}
    </>
  );
}

/** Follows one that was sent to its answer. */
const Follow = ({ document }: { document: OpenManifest }) => (
  <FollowNews
    document={document}
    status={useStatus(document).data}
    waits={awaitsAnswer(document.definition, document.header.ESTADO)}
  />
);
