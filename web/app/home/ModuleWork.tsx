import type { Slots } from '../slots.ts';

/** What modules themselves know to be due, such as complementary declarations. */
export const ModuleWork = ({ slots }: { slots: readonly Slots[] }) =>
  slots.map(({ Home }, index) => Home && <Home key={index} />);
