import type { Tell } from '../../kit/standing.ts';
import type { Slots } from '../slots.ts';

/** What modules themselves know to be due, such as complementary declarations, and what came today. */
export const ModuleWork = ({ slots, tell }: { slots: readonly Slots[]; tell: Tell }) =>
  slots.map(({ Home }, index) => Home && <Home key={index} tell={tell} />);
