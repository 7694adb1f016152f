import { Badge } from './states.tsx';

/** Said of whatever no authority publishes, wherever it is shown. */
export const SampleMark = () => <Badge label="MUESTRA" tone="warn" icon="warning" />;

/** What a sample means for who works with it. */
export const SampleNote = ({ source }: { source: string }) => (
  <p className="d-warning">
    <SampleMark /> Es una muestra y no la lista oficial; un administrador carga la oficial en Catálogos.
    Fuente: {source}.
  </p>
);
