import type { guideProcedure } from '../../shared/foundation/documents/guideProcedure.ts';
import { call } from '../api/call.ts';
import { PdfButton } from './PdfButton.tsx';

/** Downloads the fill-in guide of a form (spec 2, help boxes). */
export const GuideButton = ({ procedures }: { procedures: ReturnType<typeof guideProcedure> }) => (
  <PdfButton
    label="Guía de llenado"
    icon="book"
    failed="No se pudo bajar la guía"
    make={() => call(procedures.guide, {})}
  />
);
