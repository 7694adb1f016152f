import { add, compare, subtract, sum } from '../foundation/decimal/decimal.ts';
import { shownValue } from '../foundation/fields/kinds.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { titles as titlesData } from './fields/titles.ts';
import type { ManifestTitle } from './dataSets.ts';

/** What a declaration takes of a title: packages, and kilograms. */
export interface Taken {
  title: string;
  /** With `whole` what is taken besides of what is left, which should be nothing. */
  packages: string;
  weight: string;
  /** It cancels the title globally (`INDICADOR_CANCELACION_GLOBAL`, spec 3). */
  whole: boolean;
  /** Field of the declaration that says so. */
  path: string;
}

/** What a sealed or registered declaration holds of the titles of one manifest. */
export interface Claim {
  /** Id of the declaration, and what people call it. */
  id: string;
  called: string;
  titles: readonly Pick<Taken, 'title' | 'packages' | 'weight'>[];
}

export interface Balance {
  title: string;
  /** Left of the packages, and of the kilograms, after every claim. */
  packages: string;
  weight: string;
  claims: readonly Claim[];
}

/** Each title once, with all that is taken of it; what is taken whole in one place is whole. */
export const takenOnce = (titles: readonly Taken[]): Taken[] =>
  [...Map.groupBy(titles, ({ title }) => title).values()].map((own) => {
    const [first, ...others] = own;
    if (others.length === 0) return first!;
    const all = (column: 'packages' | 'weight'): string => sum(own.map((each) => each[column] || '0'));
    return {
      ...first!,
      packages: all('packages'),
      weight: all('weight'),
      whole: own.some(({ whole }) => whole),
    };
  });

const { CANTIDAD_BULTOS, PESO_BRUTO } = titlesData.fields;
const shownPackages = (value: string): string => shownValue(value, CANTIDAD_BULTOS);
const shownWeight = (value: string): string => shownValue(value, PESO_BRUTO);

/** What each title still holds. */
export function balancesOf(titles: readonly ManifestTitle[], claims: readonly Claim[]): Balance[] {
  const byTitle = new Map<string, { claim: Claim; packages: string; weight: string }[]>();
  for (const claim of claims)
    for (const { title, packages, weight } of claim.titles) {
      const known = byTitle.get(title) ?? [];
      known.push({ claim, packages, weight });
      byTitle.set(title, known);
    }
  return titles.map((each) => {
    const taken = byTitle.get(each.TITULO_TRANSPORTE) ?? [];
    const left = (of: string, column: 'packages' | 'weight'): string =>
      subtract(of || '0', sum(taken.map((one) => one[column])) || '0');
    return {
      title: each.TITULO_TRANSPORTE,
      packages: left(each.CANTIDAD_BULTOS, 'packages'),
      weight: left(each.PESO_BRUTO, 'weight'),
      claims: taken.map(({ claim }) => claim),
    };
  });
}

/** Judges what a declaration wants of the titles of a manifest, by what the others left of them. */
export function judgeTaking(
  manifest: string,
  balances: ReadonlyMap<string, Balance>,
  wanted: readonly Taken[],
): { problems: Problem[]; taken: Claim['titles'] } {
  const judged = wanted.map((each) => {
    const left = balances.get(each.title);
    const settled = left && each.whole ? besides(left, each) : each;
    return {
      problems: left ? tooMuch(each, settled, left) : [noTitle(manifest, each)],
      taken: {
        title: each.title,
        packages: add('0', settled.packages || '0'),
        weight: add('0', settled.weight || '0'),
      },
    };
  });
  return { problems: judged.flatMap(({ problems }) => problems), taken: judged.map(({ taken }) => taken) };
}

/** All that is left, and whatever is taken besides: more than there is, unless that is nothing. */
const besides = (left: Balance, { packages, weight }: Taken): Pick<Taken, 'packages' | 'weight'> => ({
  packages: add(left.packages, packages || '0'),
  weight: add(left.weight, weight || '0'),
});

function noTitle(manifest: string, { title, path }: Taken): Problem {
  const message = `Título ${title}: no está en el manifiesto ${manifest}. Escriba uno de sus títulos o corrija el manifiesto.`;
  return problem('balance.no-title', path, message);
}

/** A title may be cancelled for its kilograms when its packages are taken: bulk comes in one, and couriers share them. */
function tooMuch(
  { title, path, whole }: Taken,
  { packages, weight }: Pick<Taken, 'packages' | 'weight'>,
  left: Balance,
): Problem[] {
  const areTaken = left.claims.length > 0 && compare(left.packages, '0') <= 0;
  const by = left.claims.map(({ called }) => called).join(', ');
  if (areTaken && compare(left.weight, '0') <= 0) {
    const message = `Título ${title}: ya está cancelado del todo por ${by}; nada queda de él. Corrija el título o aquella declaración.`;
    return [problem('balance.cancelled', path, message)];
  }
  const found: string[] = [];
  if (compare(packages || '0', left.packages) > 0)
    found.push(`toma ${shownPackages(packages)} bultos y le quedan ${shownPackages(left.packages)}`);
  if (compare(weight || '0', left.weight) > 0)
    found.push(`toma ${shownWeight(weight)} kg y le quedan ${shownWeight(left.weight)} kg`);
  if (found.length === 0) return areTaken && whole ? [kilogramsAlone({ title, path }, left, by)] : [];
  const message = `Título ${title}: la declaración ${found.join(', y ')}. Declare lo que queda o corrija el título.`;
  return [problem('balance.exceeded', path, message)];
}

/** What is cancelled globally is less than a whole title: whoever meant the whole took it twice. */
function kilogramsAlone({ title, path }: Pick<Taken, 'title' | 'path'>, left: Balance, by: string): Problem {
  const message = `Título ${title}: sus bultos ya los canceló ${by} y quedan ${shownWeight(left.weight)} kg; la cancelación global toma esos kilogramos. Confirme que son los de esta declaración, o corrija el título.`;
  return warning('balance.kilograms', path, message);
}
