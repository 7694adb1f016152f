import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Answer, Handler, Person, World } from './world.ts';

const NUMBER = 'EXP-2026-04417';

/** A world in which orders are whole, and its declaration. */
interface Scene {
  world: World;
  /** An order of company «uno» with one invoice, its transport document and its value declaration. */
  seed: (number: string) => Promise<string>;
  declaration: Handler;
  seals: 'transmit' | 'register';
  /** What the declaration lacks beside its papers. */
  lacks?: Record<string, string>;
}

/** Code, path and place that the declaration is refused with. */
type Told = readonly [code: string, path: string, place: string, first: string];

const withoutKey = (line: object) => ({ ...line, ID_ITEM: '' });

/** What each country's declaration does with papers that came into its order twice. */
export function describePapersTwice(
  called: string,
  start: () => Promise<Scene>,
  { orders, invoice, bill }: { orders: string; invoice: Told; bill: Told },
): void {
  describe(`${called} of an order into which a paper came twice`, () => {
    let scene: Scene;
    let ana: Person;
    let handlers: Record<'invoices' | 'bills' | 'dvas', Handler>;

    beforeAll(async () => {
      scene = await start();
      ana = await scene.world.person('uno', 'ana');
      const services = async () => scene.world.services;
      handlers = {
        invoices: createInvoices(services),
        bills: createTransportDocuments(services),
        dvas: createDva(services),
      };
    });
    afterAll(() => scene.world.stop());

    const call = (handler: Handler, procedure: string, params: unknown): Promise<Answer> =>
      scene.world.call(handler, procedure, params, ana);
    const done = async (handler: Handler, procedure: string, params: unknown): Promise<Answer['result']> => {
      const { result, error } = await call(handler, procedure, params);
      expect(error, procedure).toBeUndefined();
      return result;
    };
    const change = (handler: Handler, { ID, LOCK }: { ID: string; LOCK: number }, said: object) => {
      const CAMBIOS = Object.entries(said).map(([path, value]) => ({ op: 'set', path, value }));
      return done(handler, 'patch', { ID, LOCK, CAMBIOS });
    };

    /** Enters a paper of the order again, as it is but for what is said. */
    async function again(
      paper: 'invoices' | 'bills',
      ID_ORDEN: string,
      id: string,
      said: object = {},
    ): Promise<string> {
      const { body } = await done(handlers[paper], 'open', { ID: id });
      const header = paper === 'invoices' ? 'FACTURA' : 'DOCUMENTO';
      // Its lines are of its own: whoever enters a paper types them.
      const lines = paper === 'invoices' ? { ITEMS: body.ITEMS.map(withoutKey) } : { CONTENEDORES: [] };
      const CUERPO = { ...body, ...lines, [header]: { ...body[header], ...said } };
      return (await done(handlers[paper], 'create', { ID_ORDEN, CUERPO })).header.ID;
    }
    /** Forms the declaration of the order, whole but for its papers. */
    async function formed(ID_ORDEN: string): Promise<{ ID: string; LOCK: number }> {
      const { header } = await done(scene.declaration, 'derive', { ID_ORDEN });
      const { ID } = header;
      return { ID, LOCK: (await change(scene.declaration, header, scene.lacks ?? {})).header.LOCK };
    }
    /** What a refused seal says of papers that are there twice. */
    async function refused(which: { ID: string; LOCK: number }): Promise<Problem[]> {
      const { error } = await call(scene.declaration, scene.seals, which);
      expect(error?.code).toBe('rejected');
      return error!.problems.filter(({ code }) => code.endsWith('-twice'));
    }

    it('is not sealed with one invoice in two value declarations, and is once the order has it once', async () => {
      const ID_ORDEN = await scene.seed(`${orders}1`);
      const first = `fac-1-${orders}1`;
      const second = await again('invoices', ID_ORDEN, first);
      await done(handlers.dvas, 'derive', { ID_ORDEN, GRUPOS: [[first], [second]] });
      const { ID, LOCK } = await formed(ID_ORDEN);
      const [code, path, place, there] = invoice;
      expect(await refused({ ID, LOCK })).toMatchObject([
        {
          code,
          path,
          severity: 'error',
          message: `${place}: la factura ${NUMBER} ya está en ${there} y su valor se declararía dos veces. Quite una de las dos de la orden y actualice la declaración; si son de series distintas, escriba antes en cada factura su serie.`,
        },
      ]);

      const { rows } = await done(handlers.dvas, 'list', { FILTROS: { ID_ORDEN } });
      const own = rows.find((each: { ID: string }) => each.ID !== `dva-1-${orders}1`);
      await done(handlers.dvas, 'transition', { ID: own.ID, LOCK: own.LOCK, ACCION: 'cancel' });
      const { header } = await done(handlers.invoices, 'open', { ID: second });
      await done(handlers.invoices, 'transition', { ID: second, LOCK: header.LOCK, ACCION: 'annul' });
      const formedAgain = await done(scene.declaration, 'derive', { ID_ORDEN, ID, LOCK });
      await done(scene.declaration, scene.seals, { ID, LOCK: formedAgain.header.LOCK });
    });

    it('is not sealed with one bill under two spellings of its carrier', async () => {
      const ID_ORDEN = await scene.seed(`${orders}2`);
      const NOMBRE_TRANSPORTISTA = 'Mediterranean Shipping, S.A.';
      await again('bills', ID_ORDEN, `tra-1-${orders}2`, { NOMBRE_TRANSPORTISTA });
      const [code, path, place, there] = bill;
      expect(await refused(await formed(ID_ORDEN))).toContainEqual(
        expect.objectContaining({
          code,
          path,
          severity: 'error',
          message: `${place}: el documento de transporte MEDUXY771239 ya está en ${there} y su peso y sus bultos se declararían dos veces. Quite uno de los dos de la orden y actualice la declaración; si son de series distintas, escriba antes en cada documento la serie junto a su número.`,
        }),
      );
    });

    it('may name two invoices of one number that tell their series', async () => {
      const ID_ORDEN = await scene.seed(`${orders}3`);
      const first = `fac-1-${orders}3`;
      await again('invoices', ID_ORDEN, first, { SERIE: 'B' });
      const { header } = await done(handlers.invoices, 'open', { ID: first });
      await change(handlers.invoices, header, { 'FACTURA.SERIE': 'A' });
      await done(handlers.dvas, 'derive', { ID_ORDEN });
      const { ID } = await formed(ID_ORDEN);
      const { problems } = await done(scene.declaration, 'readiness', { ID });
      // The one bill weighs one of them alone.
      const errors = problems.filter(
        ({ severity, code }: Problem) => severity === 'error' && !code.endsWith('.weight'),
      );
      expect(errors).toEqual([]);
      const { body } = await done(scene.declaration, 'open', { ID });
      for (const each of [`A-${NUMBER}`, `B-${NUMBER}`]) expect(JSON.stringify(body)).toContain(each);
    });
  });
}
