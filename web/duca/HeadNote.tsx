import type { OpenDocument } from '../document/useDocument.ts';
import { Validity } from './Validity.tsx';

/** How long the declaration is still valid. */
export function HeadNote({ header }: OpenDocument) {
  const { VALIDA_HASTA = '', CANAL_SELECTIVO = '' } = header.RESUMEN;
  return <Validity until={VALIDA_HASTA} released={CANAL_SELECTIVO === 'VERDE'} />;
}
