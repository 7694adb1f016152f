import { Button } from '../../kit/simple.tsx';

/** A void document says the way out, so that nobody looks for the next one in it. */
export function VoidNotice({ text, label, onClick }: { text: string; label: string; onClick?: () => void }) {
  return (
    <section className="d-panel d-conflicts" aria-label="Documento anulado">
      <p>{text}</p>
      {onClick && (
        <div className="d-row">
          <Button icon="plus" onClick={onClick}>
            {label}
          </Button>
        </div>
      )}
    </section>
  );
}
