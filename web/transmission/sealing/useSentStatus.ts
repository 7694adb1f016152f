import { useEffect } from 'react';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { awaitsAnswer } from '../../../shared/foundation/documents/kind.ts';
import type { Asked } from '../../api/queries.ts';
import type { OpenDocument } from '../../document/useDocument.ts';

const POLL_MS = 2_500;

/** How the standing of what was sent is asked: again in the background while the authority's answer is still to come. */
export const asking = ({ definition, header }: Pick<OpenDocument, 'definition' | 'header'>) => ({
  every: awaitsAnswer(definition, header.ESTADO) ? POLL_MS : (false as const),
  keepPrevious: true,
});

/**
 * The standing of what was sent, asked again whenever what is known is older than a document that was once sent: the
 * authority's answer may have come while nobody looked.
 */
export function useSentStatus<Answer extends { header: Pick<DocumentHeader, 'LOCK'> }>(
  { definition, header }: Pick<OpenDocument, 'definition' | 'header'>,
  status: Asked<Answer>,
): Asked<Answer> {
  const { data, refetch } = status;
  const behind =
    header.ESTADO !== definition.states.initial && data !== undefined && data.header.LOCK < header.LOCK;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);
  return status;
}
