import { ducaDefinition } from '../../shared/duca/definition.ts';
import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';

export const anyDuca = anyDocument(ducaDefinition);

/** «DUCA 123-6000567 · Importador», with the authority's number once there is one. */
export function ducaTitle({ RESUMEN }: DocumentHeader): string {
  const { NUMERO_DUCA = '', NO_ORDEN = '', IMPORTADOR = '' } = RESUMEN;
  const number =
    NUMERO_DUCA === '' ? formatOrderNumber(NO_ORDEN) || 'sin número' : formatUnifiedNumber(NUMERO_DUCA);
  return [`DUCA ${number}`, IMPORTADOR].filter((each) => each !== '').join(' · ');
}
