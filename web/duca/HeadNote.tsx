import { formatDeclarationNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Validity } from './Validity.tsx';

/** The authority's number, and how long the declaration is still valid. */
export function HeadNote({ header }: OpenDocument) {
  const { NUMERO_DUCA = '', VALIDA_HASTA = '', CANAL_SELECTIVO = '' } = header.RESUMEN;
  return (
    <>
      <span className="d-dimmed u-number">{formatDeclarationNumber(NUMERO_DUCA)}</span>
      <Validity until={VALIDA_HASTA} released={CANAL_SELECTIVO === 'VERDE'} />
    </>
  );
}
