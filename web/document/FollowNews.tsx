import { useEffect } from 'react';
import { endToasts } from '../kit/toasts.ts';

interface Props {
  document: { header: { ID: string; LOCK: number }; session: { reload: () => unknown } };
  /** How what was sent stands, as it was last asked. */
  status: { header: { LOCK: number }; TRANSMISIONES: readonly { SABEMOS: string }[] } | undefined;
  /** Whether an answer of the authority ends the state of the document. */
  waits: boolean;
}

/** Reads a sent document anew when the authority's answer moved it, and ends what was told of its way. Draws the last word for screen readers. */
export function FollowNews({ document: { header, session }, status, waits }: Props) {
  const moved = status !== undefined && status.header.LOCK > header.LOCK;
  useEffect(() => {
    if (moved && waits) void session.reload();
  }, [moved, waits, session]);
  useEffect(() => {
    if (!waits) endToasts(header.ID);
  }, [waits, header.ID]);
  const [latest] = status?.TRANSMISIONES ?? [];
  return latest ? (
    <>
      {' · '}
      <span role="status">{latest.SABEMOS}</span>
    </>
  ) : null;
}
