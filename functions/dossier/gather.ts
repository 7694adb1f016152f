import { folderOf } from '../../shared/dossier/groups.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { kindsIn, type DossierOf, type Doors } from './dossierOf.ts';
import { asksServices, lookedUp } from './lookedUp.ts';
import { dossierOptions } from './printed.ts';
import { mayReadPart } from './rights.ts';
import { blankEntry, type DossierSource, type Sourced } from './source.ts';
import { transmitted } from './transmitted.ts';

function ofDocument(of: DossierOf, kind: AnyDocument, header: HeaderRow, reference: Reference): Sourced {
  const { module, states, printed, folder } = kind;
  const { label, tone, icon } = stateOf(states, header.ESTADO);
  const version = header.VERSION;
  const name = cleanFileName(`${kind.label.toLowerCase()} ${kind.called(header.RESUMEN)} v${version}`);
  const entry: DossierEntry = {
    ...blankEntry,
    GRUPO: folder,
    TITULO: nameOf(kind, header.RESUMEN),
    ARCHIVO: `${folderOf(folder)}/${name}${printed ? '.pdf' : '.html'}`,
    ESTADO: label,
    TONO: tone,
    ICONO: icon,
    FECHA: header.MODIFICADO,
    RUTA: addressOfDocument(kind, header.ID),
  };
  const source: DossierSource = printed
    ? {
        from: 'print',
        module,
        id: header.ID,
        version,
        options: dossierOptions(of, module, header, reference),
      }
    : { from: 'document', module, id: header.ID, version };
  return { entry, source };
}

/** Two entries of one name would be one file: the second is numbered. */
function named(all: readonly Sourced[]): Sourced[] {
  const used = new Map<string, number>();
  return all.map(({ entry, source }) => {
    const count = (used.get(entry.ARCHIVO) ?? 0) + 1;
    used.set(entry.ARCHIVO, count);
    const ARCHIVO = count === 1 ? entry.ARCHIVO : entry.ARCHIVO.replace(/(\.[a-z]+)$/, `-${count}$1`);
    return { entry: { ...entry, ARCHIVO }, source };
  });
}

/**
 * Everything that belongs to an order, in its order, as far as the person may read it: the module of each part must be
 * theirs too.
 */
export async function gather(
  of: DossierOf,
  call: Doors,
  orderId: string,
): Promise<{ order: HeaderRow; all: Sourced[] }> {
  const order = await storeOf(workOrderDefinition, call).header(orderId);
  const kinds = kindsIn(of);
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      if (!mayReadPart(call.scope, kind.module)) return [];
      const headers = await storeOf(kind, call).headers(orderId);
      return headers.filter(({ ESTADO }) => !isVoid(ESTADO)).reverse();
    }),
  );
  const reference = await call.reference();
  const declarations = lists[kinds.indexOf(of.declaration)]!;
  const mayTransmissions = mayReadPart(call.scope, 'transmission');
  const beside = await Promise.all(
    [...(mayTransmissions ? [transmitted] : []), ...of.attached].map((part) =>
      Promise.all(declarations.map((each) => part(call, each))),
    ),
  );
  const documents = kinds.flatMap((kind, index) =>
    lists[index]!.map((header) => ofDocument(of, kind, header, reference)),
  );
  const said = await Promise.all(
    kinds.flatMap((kind, index) =>
      asksServices(kind) ? lists[index]!.map((header) => lookedUp(call, kind, header, reference.today)) : [],
    ),
  );
  return {
    order,
    all: named([
      ofDocument(of, workOrderDefinition, order, reference),
      ...documents,
      ...beside.flat(2),
      ...said.flat(),
    ]),
  };
}
