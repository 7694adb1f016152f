import { useParams } from 'react-router-dom';
import { caftaDataSets, type CertificationBody } from '../../shared/cafta/dataSets.ts';
import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { caftaKind } from '../../shared/cafta/kind.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { caftaRecall } from '../../shared/cafta/recall.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { ROLE, type Role } from '../../shared/parties/fields/party.ts';
import { useMay } from '../api/session.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import { printDocument } from '../document/print/printDocument.ts';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import type { Layout } from '../kit/fields/layout.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import type { OpenCertification } from './certificationKind.ts';
import { certifierLayout, exporterLayout, identityLayout, importerLayout } from './layout.ts';
import { useCertifying } from './useCertifying.tsx';
import { useMaking } from './useMaking.ts';
import './cafta.css';
import { lazy } from '../kit/lazy.ts';

const CertifierPanel = lazy(async () => ({ default: (await import('./CertifierPanel.tsx')).CertifierPanel }));
const CitingPanel = lazy(async () => ({ default: (await import('./CitingPanel.tsx')).CitingPanel }));
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));

const part = (id: string, title: string, layout: Layout): EditorSection<CertificationBody> => ({
  dataSet: 'CERTIFICACION',
  id,
  title,
  layout,
});

const taken = (role: Role, title: string) =>
  function Taken(document: OpenCertification) {
    return (
      <PartyTools
        document={document}
        dataSet="CERTIFICACION"
        fields={caftaDataSets.CERTIFICACION.fields}
        role={role}
        title={title}
      />
    );
  };

const sections: readonly EditorSection<CertificationBody>[] = [
  part('IDENTIDAD', 'Certificación', identityLayout),
  part('FIRMA', 'Quién certifica', certifierLayout),
  {
    ...part('EXPORTADOR', 'Exportador y productor', exporterLayout),
    extra: taken(ROLE.supplier, 'Elegir exportador'),
  },
  { ...part('IMPORTADOR', 'Importador', importerLayout), extra: taken(ROLE.importer, 'Elegir importador') },
  { dataSet: 'MERCANCIAS' },
];

const tabs: readonly EditorTab<CertificationBody>[] = [
  { id: 'preview', label: 'Vista previa', render: (document) => <Preview document={document} /> },
  {
    id: 'certifier',
    label: 'Certificador',
    render: (document) => <CertifierPanel document={document} />,
  },
  { id: 'citing', label: 'Usos', render: (document) => <CitingPanel document={document} /> },
];

const lastValues = { contract: caftaProcedures.lastValues, recall: caftaRecall };

/** One certification of origin: its form, its paper, and its copy for the next period. */
export function CertificationPage() {
  const { id = '' } = useParams();
  const writes = useMay()('cafta:write');
  const making = useMaking();
  const { certify, proof } = useCertifying();
  const transmits = useMay()('transmission:transmit');
  const actions = (document: OpenCertification): EditorAction[] => {
    const print = (BORRADOR: boolean) => () =>
      printDocument(caftaProcedures, document, titleOf(caftaKind, document.header.RESUMEN), { BORRADOR });
    return [
      ...(transmits && document.header.ESTADO === 'EMITIDA'
        ? [{ label: 'Certificar', icon: 'send', run: () => certify(document) }]
        : []),
      { label: 'Imprimir', icon: 'print', main: true, run: print(false) },
      { label: 'Imprimir borrador', icon: 'print', run: print(true) },
      ...(writes
        ? [{ label: 'Copiar para otro período', icon: 'plus', run: () => making.copyOf(document) }]
        : []),
    ];
  };
  return (
    <>
      <DocumentEditor
        key={id}
        definition={caftaDefinition}
        procedures={caftaProcedures}
        id={id}
        sections={sections}
        lastValues={lastValues}
        tabs={tabs}
        actions={actions}
        foot={() => <PrintProgress />}
      />
      {proof}
    </>
  );
}
