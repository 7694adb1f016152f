import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';

/** What an advantage claims by a treaty: at its line, of an item that is there. */
interface Claimed {
  path: string;
  item: DuaBody['DETALLE_MERCANCIAS'][number];
  treaty: string;
  called: string;
}

/**
 * Advantages by which goods claim a treaty that their country is no party of, and a second treaty of the same goods. Both
 * are warned of, never refused: goods of a party come by way of others, and treaties add up the work of several countries.
 */
export function treatyProblems(body: DuaBody, reference: Reference): Problem[] {
  const claimed = claimedIn(body, reference);
  const parties = partiesOf(reference);
  return claimed.flatMap((each, at) => {
    const first = claimed.slice(0, at).find(({ item }) => item === each.item);
    return [
      ...(first && first.treaty !== each.treaty ? [secondTreaty(first, each)] : []),
      ...noParty(each, parties.get(each.treaty), reference),
    ];
  });
}

function claimedIn({ DETALLE_MERCANCIAS, DETALLE_VENTAJAS }: DuaBody, reference: Reference): Claimed[] {
  const items = new Map(DETALLE_MERCANCIAS.map((each) => [each.ID_ITEM, each]));
  return DETALLE_VENTAJAS.flatMap(({ ID_ITEM, CODIGO_VENTAJA }, line): Claimed[] => {
    const item = items.get(ID_ITEM);
    const row = reference.row(catalogue.advantages, CODIGO_VENTAJA);
    const treaty = row?.['ACUERDO'] ?? '';
    if (!item || !row || treaty === '') return [];
    return [{ path: `DETALLE_VENTAJAS[${line}].CODIGO_VENTAJA`, item, treaty, called: row.VALOR }];
  });
}

/** Countries of each treaty by the list that is loaded; of a treaty that it does not have nothing is known. */
function partiesOf(reference: Reference): Map<string, Set<string>> {
  const rows = reference.rows(catalogue.agreementCountries);
  const byTreaty = Map.groupBy(rows, (row) => row['ACUERDO'] ?? '');
  return new Map(
    [...byTreaty].map(([treaty, own]) => [treaty, new Set(own.map((row) => row['PAIS'] ?? ''))]),
  );
}

function noParty({ path, item, called }: Claimed, parties: Set<string> | undefined, reference: Reference) {
  const { PAIS_ORIGEN: origin, NUMERO_ITEM } = item;
  // The list names the other parties; the country of the declaration is one of every treaty.
  if (!parties || origin === '' || origin === reference.country || parties.has(origin)) return [];
  const country = reference.row(catalogue.countries, origin)?.VALOR ?? origin;
  const list = reference.origin(catalogue.agreementCountries)?.sample
    ? 'la lista de países de cada tratado que está cargada, que es de muestra'
    : 'la lista de países de cada tratado';
  const message = `Ítem ${NUMERO_ITEM}: pide la ventaja «${called}» y su origen es ${country}, que no es parte de ese tratado según ${list}. Corrija el país de origen, quite la ventaja o confirme que el certificado ampara esa mercancía.`;
  return [warning('dua.treaty-origin', path, message)];
}

function secondTreaty(first: Claimed, { path, item, called }: Claimed): Problem {
  const message = `Ítem ${item.NUMERO_ITEM}: pide las ventajas de dos tratados, «${first.called}» y «${called}», y los tributos se calculan por uno solo. Deje la del tratado que lo ampara.`;
  return warning('dua.two-treaties', path, message);
}
