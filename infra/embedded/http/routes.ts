import type { Route } from '../../parts.ts';

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Route for a method and path; `undefined` when no path fits, `'method'` when one fits with other methods only. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | 'method' | undefined {
  let fits = false;
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (!params) continue;
    if (route.methods.some((each) => each === method || (method === 'HEAD' && each === 'GET')))
      return { route, params };
    fits = true;
  }
  return fits ? 'method' : undefined;
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== value) return undefined;
      continue;
    }
    if (value === '') return undefined;
    params[name] = decode(value);
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
