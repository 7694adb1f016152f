import { useEffect, useState } from 'react';
import { loadSlots, type Slots } from './slots.ts';

const useSlots = (): readonly Slots[] => {
  const [slots, setSlots] = useState<readonly Slots[]>([]);
  useEffect(() => void loadSlots().then(setSlots), []);
  return slots;
};

/** Icons that modules put into the top bar. */
export function ModuleIcons() {
  return useSlots().map(({ TopBar }, index) => TopBar && <TopBar key={index} />);
}

/** Settings of the person, a section a module. */
export function ModulePreferences() {
  return useSlots().map(({ Preferences }, index) => Preferences && <Preferences key={index} />);
}
