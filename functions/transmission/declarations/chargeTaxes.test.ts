import { beforeEach, describe, expect, it } from 'vitest';
import { sampleReference } from '../../../shared/catalogues/sampleReference.fixture.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { OwedTax } from '../../../shared/transmission/amendmentChanges.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import { jobScope } from '../../runtime/scope.ts';
import { chargeTaxes } from './chargeTaxes.ts';
import type { Charged, Declaration, HeardKind } from './declaration.ts';

const tax = (CONCEPTO: string, IMPORTE: string): OwedTax => ({ CONCEPTO, IMPORTE });
const accepted: Charged = {
  number: 'GTPRQPQ-24-001234-0001-5',
  day: '2026-11-19',
  rate: '7.73901',
  taxes: [tax('DAI', '10.00'), tax('IVA', '5.00')],
};
/** What the body says is charged; of the version that was accepted before, `before`. */
interface Said extends AnyBody {
  X: Record<string, string>;
}
const now: Said = { X: { now: '1' } };

/** What the body says of the acts that were accepted. */
let chain: Record<string, string>[];
let written: Write[][];
/** Names of the costs that are there already. */
let there: string[];
/** What is said of who paid lines that the costs of the order hold, by their name. */
let paid: Record<string, Record<string, string>>;
/** Importers that the order has in turn, each in a version of its own: another one whenever it is looked at after a line was to be put. */
let importers: string[];
beforeEach(() => {
  chain = [];
  written = [];
  there = [];
  paid = {};
  importers = ['1K'];
});

/** The lines that an acceptance brings into the costs of its order, as they are put there. */
async function charged(
  charges: Partial<Charged> | undefined,
  { order = 'ord-1', before, changed }: { order?: string; before?: OwedTax[]; changed?: number } = {},
) {
  const write = async (...writes: Write[]) => {
    const [first] = writes;
    const id = first?.kind === 'put' ? String(first.item['ID_GASTO']) : '';
    if (there.includes(id)) throw new ConditionLost(first!);
    if (importers.length > 1) {
      importers.shift();
      throw new ConditionLost(writes.find(({ kind }) => kind === 'check')!);
    }
    written.push(writes);
  };
  const orderNow = async () => ({
    ID: order,
    VERSION: 9 - importers.length,
    RESUMEN: { NIT_IMPORTADOR: importers[0] },
  });
  const declaration = {
    services: {
      now: () => new Date('2026-11-20T15:00:00Z'),
      id: (prefix: string) => `${prefix}-1`,
      database: {
        get: orderNow,
        query: async () =>
          Object.entries(paid).map(([ID_GASTO, { ANULADA = '', ...GASTO }]) => ({
            ...{ ID_GASTO, LOCK: 4, NIT: '1K', ANULADA },
            GASTO: { ORIGEN: 'duc-1', ID_MONEDA: 'GTQ', TIPO_CAMBIO: '7.73901', IMPUESTO: '', ...GASTO },
          })),
        write,
      },
    },
    scope: jobScope('emp-1', 'GT'),
    store: { content: async (_: string, version: number) => ({ body: { X: { version: String(version) } } }) },
    stored: { header: { ID: 'duc-1', ID_ORDEN: order, ...(changed ? { ENMIENDA: { BASE: changed } } : {}) } },
    reference: sampleReference,
  } as unknown as Declaration<Said>;
  const kind = {
    called: 'la DUCA',
    definition: { dataSets: {} },
    ...(charges
      ? {
          charged: ({ X }: Said) =>
            X['version'] === '2' ? { ...accepted, taxes: before ?? [] } : { ...accepted, ...charges },
        }
      : {}),
  } as unknown as HeardKind<Said>;
  const body = { ...now, VERSIONES_ACEPTADAS: chain };
  await chargeTaxes(kind, declaration, body, { OPERACION: changed ? 'M' : 'R', VERSION: 3 });
  return written.map(([put]) => (put?.kind === 'put' ? put.item : {})) as {
    pk: string;
    ID_GASTO: string;
    NIT: string;
    GASTO: Record<string, string>;
  }[];
}

describe('the taxes of an accepted declaration', () => {
  it('are costs of its order, paid by the agency and charged to the importer', async () => {
    const [dai, iva] = await charged({});
    expect(dai).toMatchObject({
      pk: 'C#emp-1#ord-1',
      sk: 'COST#duc-1-DAI',
      NIT: '1K',
      GASTO: {
        ID_CONCEPTO: 'IMPUESTO',
        FECHA: '2026-11-19',
        PROVEEDOR: 'SAT',
        DOCUMENTO: 'GTPRQPQ-24-001234-0001-5',
        ID_MONEDA: 'GTQ',
        TIPO_CAMBIO: '7.73901',
        MONTO: '10.00',
        IMPUESTO: '0.00',
        PAGADO_POR: 'AGENCIA',
        CARGO_CLIENTE: '1',
        ORIGEN: 'duc-1',
      },
    });
    expect(dai!.GASTO['DESCRIPCION']).toMatch(/^Derechos/);
    expect(iva).toMatchObject({ ID_GASTO: 'duc-1-IVA', GASTO: { MONTO: '5.00' } });
    // The client's account grows with each.
    expect(written.map(([, account]) => account?.kind === 'add' && account.add)).toMatchObject([
      { LOCAL: 1000 },
      { LOCAL: 500 },
    ]);
  });

  it('are of today where the authority said no day, and by their code where the list has no name', async () => {
    const [cost] = await charged({ day: '', taxes: [tax('NADA', '1.00')] });
    expect(cost!.GASTO).toMatchObject({ FECHA: '2026-11-20', DESCRIPCION: 'NADA' });
  });

  it('that come again charge nothing again, and the others all the same', async () => {
    there = ['duc-1-DAI'];
    expect((await charged({})).map(({ ID_GASTO }) => ID_GASTO)).toEqual(['duc-1-IVA']);
  });

  it('are charged to the importer whom the order has when they are written', async () => {
    importers = ['1K', '2K'];
    expect((await charged({})).map(({ NIT }) => NIT)).toEqual(['2K', '2K']);
    for (const writes of written)
      expect(writes).toContainEqual(
        expect.objectContaining({ kind: 'check', when: { equals: { VERSION: 8 } } }),
      );
  });

  it('are not left out where the order changes again and again: the news come anew', async () => {
    importers = ['1K', '2K', '3K', '4K', '5K'];
    await expect(charged({})).rejects.toBeInstanceOf(ConditionLost);
  });

  it('are a person’s to enter where there is no order, no rate, or nothing that is charged', async () => {
    expect(await charged({}, { order: '' })).toEqual([]);
    for (const rate of ['', '0', '0.00000']) expect(await charged({ rate }), rate).toEqual([]);
    expect(await charged(undefined)).toEqual([]);
  });

  it('of a change are what it owes more, under a name of its version; what it owes less is the authority’s', async () => {
    const before = [tax('DAI', '7.50'), tax('IVA', '9.00')];
    const costs = await charged({}, { changed: 2, before });
    expect(costs.map(({ ID_GASTO, GASTO }) => [ID_GASTO, GASTO['MONTO']])).toEqual([
      ['duc-1-DAI-v3', '2.50'],
    ]);
    expect(costs[0]!.GASTO['DESCRIPCION']).toMatch(/^Derechos.+, por la versión 3$/);
  });

  it('of a change are paid as the same tax was said to be before, by its last line, and others as the company has it', async () => {
    const [direct, byAgency] = [
      { PAGADO_POR: 'CLIENTE', CARGO_CLIENTE: '0' },
      { PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1' },
    ];
    paid = {
      'duc-1-DAI': byAgency,
      'duc-1-DAI-v10': direct,
      'duc-1-DAI-v9': byAgency,
      'duc-1-IVA-v2': { ...direct, ORIGEN: 'duc-2' },
    };
    const costs = await charged({}, { changed: 2, before: [] });
    expect(costs.map(({ GASTO }) => GASTO)).toMatchObject([direct, byAgency]);
  });
});

describe('the taxes that an authority settled after they were charged', () => {
  /** Lines as they were charged, in the account of the client. */
  const lines = (...charged: [id: string, MONTO: string, ANULADA?: string][]) => {
    const said = { PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', DESCRIPCION: 'Derechos', PROVEEDOR: 'Banco' };
    paid = Object.fromEntries(charged.map(([id, MONTO, ANULADA = '']) => [id, { ...said, MONTO, ANULADA }]));
  };
  const settled = (taxes: OwedTax[], more = {}) => charged({ taxes, settled: true }, more);

  it('become what it settled, in one transaction that says so once: the rest of a line stays, and what is not owed goes', async () => {
    lines(['duc-1-DAI', '9.00'], ['duc-1-IVA', '5.00'], ['duc-1-TASA', '3.00'], ['duc-1-IVA-v2', '1.00']);
    expect(await settled([tax('DAI', '10.00'), tax('IVA', '5.00'), tax('ISC', '2.00')])).toHaveLength(2);
    const [first, second] = written;
    expect(first).toMatchObject([
      {
        ...{ kind: 'update', key: { sk: 'COST#duc-1-DAI' }, when: { equals: { LOCK: 4, NIT: '1K' } } },
        set: { LOCK: 5, GASTO: { MONTO: '10.00', PROVEEDOR: 'Banco' } },
      },
      { kind: 'add', add: { LOCAL: -900 } },
      { kind: 'add', add: { LOCAL: 1000 } },
      { kind: 'delete', key: { sk: 'COST#duc-1-TASA' }, when: { equals: { LOCK: 4, NIT: '1K' } } },
      { kind: 'add', add: { LOCAL: -300 } },
      {
        item: {
          TEXTO:
            'SAT liquidó la DUCA GTPRQPQ-24-001234-0001-5 de otro modo que lo cargado a la orden: Derechos, GTQ 10.00 en lugar de GTQ 9.00; Derechos, GTQ 0.00 en lugar de GTQ 3.00. «Gastos» y la cuenta del cliente ya dicen lo que liquidó.',
        },
      },
    ]);
    expect(second![0]).toMatchObject({ item: { ID_GASTO: 'duc-1-ISC', GASTO: { MONTO: '2.00' } } });
  });

  it('stay as they were charged where it settled the same, or the declaration was annulled', async () => {
    lines(['duc-1-DAI', '10.00'], ['duc-1-IVA', '9.00', '1']);
    expect(await settled([tax('DAI', '10.00'), tax('IVA', '5.00')])).toEqual([]);
  });

  it('stay so while they are ours, or nobody knows what the change replaced', async () => {
    lines(['duc-1-DAI', '9.00'], ['duc-1-DAI-v3', '4.00']);
    expect(await charged({ taxes: [tax('DAI', '10.00')] })).toEqual([]);
    expect(await settled([tax('DAI', '10.00')], { changed: 2, before: [tax('DAI', '9.00')] })).toEqual([]);
  });

  it('of a change are what it owes more than what it replaced, as that was settled when the change was sealed', async () => {
    chain = [
      { ID_VERSION: 'Registro-2', OPERACION: 'Registro', VERSION: '2' },
      { ID_VERSION: 'Rectificación-3', OPERACION: 'Rectificación', VERSION: '3' },
    ];
    lines(['duc-1-DAI-v3', '4.00']);
    await settled([tax('DAI', '10.00')], { changed: 2, before: [tax('DAI', '7.00')] });
    expect(written[0]![0]).toMatchObject({ set: { GASTO: { MONTO: '3.00' } } });
  });
});
