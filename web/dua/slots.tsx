import { duaKind } from '../../shared/dua/kind.ts';
import { todayProcedure } from '../../shared/transmission/todayProcedure.ts';
import { askAhead } from '../api/queries.ts';
import { useMay, type Arriving } from '../api/session.ts';
import { TodayCounts } from '../transmission/TodayCounts.tsx';

// By its kind alone: the first page loads no contracts of the module.
const { today } = todayProcedure(duaKind);

export function askHomeAhead({ permissions }: Arriving): void {
  if (permissions.includes('dua:read')) void askAhead(today, {});
}

/** The channels of today. */
export const Home = () => (useMay()('dua:read') ? <TodayCounts kind={duaKind} today={today} /> : null);
