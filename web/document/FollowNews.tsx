import { useEffect, useMemo } from 'react';
import { endToasts } from '../kit/toasts.ts';
import { catchUpOf, type Rereadable } from './session/catchUp.ts';

interface Props {
  document: { header: { ID: string }; session: Rereadable };
  /** How what was sent stands, as it was last asked. */
  status: { header: { LOCK: number }; TRANSMISIONES: readonly { SABEMOS: string }[] } | undefined;
  /** Whether an answer of the authority ends the state of the document. */
  waits: boolean;
}

/** Reads a sent document anew when the authority's answer moved it, and ends what was told of its way. Draws the last word for screen readers. */
export function FollowNews({ document: { header, session }, status, waits }: Props) {
  const catchUp = useMemo(() => catchUpOf(session), [session]);
  const newest = status?.header.LOCK ?? 0;
  useEffect(() => {
    if (waits) void catchUp(newest);
  }, [newest, waits, catchUp]);
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
