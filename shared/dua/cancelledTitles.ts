import { catalogue } from '../catalogues/names.ts';
import { compare, sum } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { manifestMark } from '../manifests/marks.ts';
import type { Taken } from '../manifests/titleBalance.ts';
import type { DuaBody } from './dataSets.ts';

/** Titles that a declaration cancels, by the number of the manifest that they are of. */
export interface Cancelled {
  manifest: string;
  titles: readonly Taken[];
}

/**
 * What a declaration takes of manifests (spec 3, declaration of Honduras): its transport title whole or by its lines, and
 * the courier's title of each item. Packages, and kilograms.
 */
export const cancelledBy = (body: DuaBody): Cancelled[] =>
  [ofTransport(body), ofCourier(body)].filter(({ manifest, titles }) => manifest !== '' && titles.length > 0);

/** What it takes without naming the manifest: of its transport, and of a courier. */
export function takenOfNone(body: DuaBody): Record<'transport' | 'courier', readonly Taken[]> {
  const ofNone = ({ manifest, titles }: Cancelled) => (manifestMark(manifest) === undefined ? titles : []);
  return { transport: ofNone(ofTransport(body)), courier: ofNone(ofCourier(body)) };
}

/** Whether a regime cancels the title under which the goods came; one of which the list says nothing does. */
export const cancelsTitles = (regime: string, reference: Reference): boolean =>
  reference.row(catalogue.regimes, regime)?.['CANCELA_TITULO'] !== '0';

function ofTransport({ DECLARACION, DETALLE_BULTOS }: DuaBody): Cancelled {
  const { MANIFIESTO, TITULO_TRANSPORTE: title, INDICADOR_CANCELACION_GLOBAL: global } = DECLARACION;
  const whole = global === '1';
  if (title === '' || (!whole && DETALLE_BULTOS.length === 0)) return { manifest: MANIFIESTO, titles: [] };
  const packages = whole ? '' : sum(DETALLE_BULTOS.map((each) => each.CANTIDAD_UNIDADES_AFECTADAS));
  const weight = whole ? '' : sum(DETALLE_BULTOS.map((each) => each.PESO_AFECTADO));
  return {
    manifest: MANIFIESTO,
    titles: [{ title, packages, weight, whole, path: 'DECLARACION.TITULO_TRANSPORTE' }],
  };
}

function ofCourier({ DECLARACION, DETALLE_MERCANCIAS }: DuaBody): Cancelled {
  const manifest = DECLARACION.ID_MANIFIESTO_ENTREGA_RAPIDA || DECLARACION.NUMERO_PREIMPRESO;
  const items = DETALLE_MERCANCIAS.map((item, line) => ({ item, line })).filter(
    ({ item }) => item.TITULO_MANIFIESTO_COURIER !== '',
  );
  const byTitle = Map.groupBy(items, ({ item }) => item.TITULO_MANIFIESTO_COURIER);
  const titles = [...byTitle].map(([title, own]) => ({
    title,
    packages: sum(own.map(({ item }) => item.CANTIDAD_BULTOS)),
    weight: sum(own.map(({ item }) => item.PESO_BRUTO)),
    whole: false,
    path: `DETALLE_MERCANCIAS[${own[0]!.line}].TITULO_MANIFIESTO_COURIER`,
  }));
  return { manifest, titles };
}

/** Titles that are held of the manifest of an id; each of them once. */
interface Held {
  id: string;
  titles: readonly Taken[];
}

/**
 * What a declaration holds while a change of it is on its way: of each title the more of what was accepted and what is
 * asked, for either may be what stands in the end. Manifests that are asked of no more stay as they are held.
 */
export function eitherOf<H extends Held>(accepted: readonly H[], asked: readonly H[]): H[] {
  const before = new Map(accepted.map(({ id, titles }) => [id, titles]));
  return asked.map((held) => {
    const { id, titles } = held;
    const known = before.get(id) ?? [];
    const gone = known.filter(({ title }) => !titles.some((each) => each.title === title));
    const merged = titles.map((each) =>
      more(
        each,
        known.find(({ title }) => title === each.title),
      ),
    );
    return { ...held, titles: [...merged, ...gone] };
  });
}

function more(asked: Taken, accepted: Taken | undefined): Taken {
  if (!accepted) return asked;
  const whole = asked.whole || accepted.whole;
  // What is whole in one of them holds whatever the other takes of it; only what is taken besides counts.
  const of = [asked, accepted].filter((each) => each.whole === whole);
  const most = (column: 'packages' | 'weight'): string => of.map((each) => each[column]).reduce(larger);
  return { ...asked, packages: most('packages'), weight: most('weight'), whole };
}
const larger = (a: string, b: string): string => (compare(a || '0', b || '0') < 0 ? b : a);
