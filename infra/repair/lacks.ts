import { heardDua } from '../../functions/dua/heardDua.ts';
import { heardDuca } from '../../functions/duca/heardDuca.ts';
import type { Services } from '../../functions/runtime/services.ts';
import type { DeclarationRow } from '../../functions/transmission/declarations/declaration.ts';
import {
  lacksOf,
  type Lack,
  type LookUp,
  type Stuck,
} from '../../functions/transmission/declarations/lacking.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { counted } from '../../shared/foundation/text/countText.ts';
import { allOf } from '../../shared/foundation/text/listed.ts';

/** What is not as an act left it, of one reason, in words. */
interface Said {
  /** Whether news of the act leaves it right. */
  isGiven: boolean;
  lacks: readonly Lack[];
  said: string;
}

/** Kinds that take papers and titles into use and charge taxes; a manifest does none of it. */
const lookUps = new Map<string, LookUp>([
  [heardDuca.definition.module, lacksOf(heardDuca)],
  [heardDua.definition.module, lacksOf(heardDua)],
]);

/** What papers, manifests and the order of a declaration have no more of an act of it. */
export async function lacksSaid(
  services: Services,
  head: TransmissionRow,
  header: DeclarationRow,
): Promise<Said[]> {
  const lacks = (await lookUps.get(head.kind)?.(services, head, header)) ?? [];
  return [...Map.groupBy(lacks, ({ stuck }) => stuck)].map(([stuck, own]) => ({
    isGiven: stuck === undefined,
    lacks: own,
    said: `${stuck ? WHY[stuck] : GIVEN} Son ${countsSaid(totalOf(own))}.`,
  }));
}

const GIVEN =
  'lo que usa o cargó no está como este resultado lo dejó; se entregó otra vez a la declaración, que lo deja así.';
const WHY: Record<Stuck, string> = {
  inFlight:
    'lo que usa está abierto y la autoridad no ha contestado: nadie lo cambie. Dé la orden otra vez cuando se conozca su respuesta.',
  changing:
    'lo que declara está abierto mientras se rectifica: nadie lo cambie. Dé la orden otra vez cuando se acepte la rectificación o se deje sin rectificar.',
  orderless:
    'la orden a la que cargó impuestos no está en la copia, y no se entregan otra vez. Abra la orden de nuevo y regístrelos en «Gastos».',
  replaced:
    'la orden no tiene los impuestos de esta versión, que otra sustituyó, y no se entregan otra vez. Regístrelos en «Gastos» de la orden.',
};

type Counts = ReadonlyMap<Lack['what'], number>;

export const totalOf = (lacks: readonly Lack[]): Counts =>
  new Map(
    [...Map.groupBy(lacks, ({ what }) => what)].map(([what, own]) => [
      what,
      own.reduce((sum, { many }) => sum + many, 0),
    ]),
  );

const NAMES: Record<Lack['what'], [one: string, many: string]> = {
  papers: ['documento de la orden', 'documentos de la orden'],
  titles: ['título de manifiesto', 'títulos de manifiesto'],
  taxes: ['impuesto en «Gastos»', 'impuestos en «Gastos»'],
};

/** «3 documentos de la orden y 2 impuestos en «Gastos»» */
export const countsSaid = (counts: Counts): string =>
  allOf([...counts].map(([what, many]) => counted(many, ...NAMES[what])));
