import type { Rollup } from 'vite';

/** What the builder knows of the app's modules. */
interface Modules {
  getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

/** Modules of the app that some need before they can run, and these. Packages follow those who import them: their index names more than is used. */
function needed(starts: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}

/** A part of the app: a file of its name with the modules that are of it. */
interface Part {
  name: string;
  holds: (modules: Modules) => (id: string) => boolean;
}

/** Entry modules of the app. */
export interface Entries {
  /** The first route and what comes after it, by the name of its part, in the order in which a person meets them. */
  steps: Readonly<Record<string, readonly string[]>>;
  /** Areas of the main job, all of which are fetched soon, by their names. */
  areas: Readonly<Record<string, readonly string[]>>;
  /** Of those, what is too small for a file of its own and lies with what they share. */
  small: readonly string[];
  /** All other areas. */
  others: readonly string[];
}

/**
 * How the app is cut, so that a page asks for few files: each step is one, with all that it needs and no step before it
 * has; what areas share of which one is of the main job is another, with the small ones, and what only one of them has. The rest is left to
 * the builder, which makes a file for each set of entries that share something.
 */
export function chunkGroups({ steps, areas, small, others }: Entries) {
  const parts: Part[] = Object.entries(steps).map(([name, starts], at) => ({
    name,
    holds: (modules) => {
      const held = needed(starts, modules);
      // The page names its first module by a file of its own.
      return (id) => held.has(id) && !(at === 0 && starts.includes(id));
    },
  }));
  parts.push({
    name: 'areas',
    holds: (modules) => {
      const held = Object.values(areas).map((starts) => needed(starts, modules));
      const together = needed(small, modules);
      const elsewhere = needed(others, modules);
      return (id) =>
        together.has(id) || held.filter((each) => each.has(id)).length + (elsewhere.has(id) ? 1 : 0) > 1;
    },
  });
  for (const [name, starts] of Object.entries(areas))
    parts.push({
      name,
      holds: (modules) => {
        const held = needed(starts, modules);
        return (id) => held.has(id);
      },
    });
  return parts.map(({ name, holds }, at) => {
    let isOfIt: ((id: string) => boolean) | undefined;
    return {
      debugName: name,
      name: (id: string, modules: Modules): string | null => ((isOfIt ??= holds(modules))(id) ? name : null),
      // What two parts need is of the one that comes first.
      priority: parts.length - at,
    };
  });
}
