import { useState } from 'react';
import { errorText } from '../api/apiError.ts';
import { downloadPdf } from '../kit/downloadPdf.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';

interface Props {
  label: string;
  icon: string;
  /** What is said where it fails, before why. */
  failed: string;
  make: () => Promise<{ NOMBRE: string; PDF: string }>;
}

/** Has a PDF made when it is pressed, and downloads it. */
export function PdfButton({ label, icon, failed, make }: Props) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { NOMBRE, PDF } = await make();
      downloadPdf(NOMBRE, PDF);
    } catch (thrown) {
      toast(failed, errorText(thrown), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" icon={icon} loading={busy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
