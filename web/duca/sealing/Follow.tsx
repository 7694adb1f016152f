import { useEffect } from 'react';
import type { OpenDuca } from '../ducaKind.ts';
import { useStatus, waits } from './useStatus.ts';

/** Reads the document anew when the authority's answer moved it. Draws the last word for screen readers. */
export function Follow({ document }: { document: OpenDuca }) {
  const { data } = useStatus(document);
  const { header, session } = document;
  const moved = data !== undefined && data.header.LOCK > header.LOCK;
  useEffect(() => {
    if (moved && waits(header.ESTADO)) void session.reload();
  }, [moved, header.ESTADO, session]);
  const [latest] = data?.TRANSMISIONES ?? [];
  return latest ? (
    <>
      {' · '}
      <span role="status">{latest.SABEMOS}</span>
    </>
  ) : null;
}
