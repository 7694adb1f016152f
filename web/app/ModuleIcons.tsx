import { useSlots } from './useSlots.ts';

/** Icons that modules put into the top bar. */
export function ModuleIcons() {
  return useSlots()?.map(({ TopBar }, index) => TopBar && <TopBar key={index} />);
}

/** Settings of the person, a section a module. */
export function ModulePreferences() {
  return useSlots()?.map(({ Preferences }, index) => Preferences && <Preferences key={index} />);
}

/** What modules say over every page, each while it has something to say. */
export function ModuleBanners() {
  return useSlots()?.map(({ Banner }, index) => Banner && <Banner key={index} />);
}
