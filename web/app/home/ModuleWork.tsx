import { useSlots } from '../useSlots.ts';

/** What modules themselves know to be due, such as complementary declarations. */
export function ModuleWork() {
  return useSlots().map(({ Home }, index) => Home && <Home key={index} />);
}
