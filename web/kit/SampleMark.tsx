import { Badge } from './states.tsx';

/** Said of whatever no authority publishes, wherever it is shown. */
export const SampleMark = () => <Badge label="MUESTRA" tone="warn" icon="warning" />;

/** What a sample means for who works with it. */
export const SampleNote = ({ source }: { source: string }) => (
  <p className="d-warning">
    <SampleMark /> Se muestra como MUESTRA: la autoridad no publica esta lista. Fuente: {source}.
  </p>
);
