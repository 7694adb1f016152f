import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransmission } from '../../functions/transmission/handler.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

let { world, ana, foreigner, call, derived } = {} as TwoAgencies;
let id: string;
let order: string;
let scan: Buffer;

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const announced = (ID: string, values: Record<string, unknown>) => ({
  ID,
  NOMBRE: 'Boleta Nº 5.pdf',
  TIPO: 'application/pdf',
  BYTES: scan.length,
  HUELLA: sha(scan),
  ...values,
});

async function send(values: Record<string, unknown>) {
  const { result, error } = await call('startFile', announced(id, values));
  expect(error).toBeUndefined();
  await fetch(result.ENLACE, { method: 'PUT', headers: result.ENCABEZADOS, body: new Uint8Array(scan) });
  return (await call('confirmFile', { ID: id, ID_ARCHIVO: result.ID_ARCHIVO })).result.ARCHIVO;
}

beforeAll(async () => {
  ({ world, ana, foreigner, call, derived } = await startTwoAgencies());
  const document = await PDFDocument.create();
  document.addPage();
  scan = Buffer.from(await document.save());
  const made = await derived('1236000401');
  ({ id, orderId: order } = made);
  expect((await call('transmit', { ID: id, LOCK: made.lock })).error).toBeUndefined();
  await world.pump();
});
afterAll(() => world.stop());

describe('a paper that comes after the seal', () => {
  it('joins the dossier and its ZIP, and touches nothing of the declaration', async () => {
    const before = (await call('open', { ID: id })).result;
    expect(before.header.RESUMEN.NUMERO_DUCA).not.toBe('');
    const paper = await send({ PAPEL: 'PAGO' });
    expect((await call('open', { ID: id })).result).toEqual(before);
    const { ARCHIVOS } = (await call('files', { ID: id })).result;
    expect(ARCHIVOS).toEqual([
      expect.objectContaining({
        ...paper,
        PAPEL: 'PAGO',
        CREADO_POR: 'ana@uno',
        CREADO: expect.stringMatching(/^2026-/),
      }),
    ]);
    const entries = (await call('dossier', { ID_ORDEN: order })).result.ENTRADAS as DossierEntry[];
    const own = entries.filter((each) => each.GRUPO === 'despacho');
    expect(own).toMatchObject([
      {
        TITULO: 'Boleta de pago: Boleta_N_5.pdf',
        ARCHIVO: '08-despacho/1236000401/Boleta_de_pago_Boleta_N_5.pdf',
        SHA256: sha(scan),
        GUARDADO: true,
      },
    ]);
    const { ENLACE } = (await call('dossierZip', { ID_ORDEN: order })).result;
    const files = unzipSync(new Uint8Array(await (await fetch(ENLACE)).arrayBuffer()));
    expect(sha(files[own[0]!.ARCHIVO]!)).toBe(sha(scan));
  });

  it('is withdrawn from sight and stays nobody else’s', async () => {
    const { ID_ARCHIVO } = await send({ PAPEL: 'LEVANTE', NOMBRE: 'levante.pdf' });
    const params = { ID: id, ID_ARCHIVO };
    expect((await call('withdrawPaper', params, foreigner)).status).toBe(404);
    expect((await call('withdrawPaper', params)).result).toEqual({ ID_ARCHIVO });
    expect((await call('withdrawPaper', params)).error?.code).toBe('not-found');
    expect((await call('fileLink', params)).error?.code).toBe('not-found');
    const { ARCHIVOS } = (await call('files', { ID: id })).result;
    expect(ARCHIVOS.map((each: { PAPEL: string }) => each.PAPEL)).toEqual(['PAGO']);
  });

  it('is of a known kind; a file of box 54 still comes before the seal, a paper never to a void declaration', async () => {
    expect((await call('startFile', announced(id, { PAPEL: 'CARTA' }))).error?.message).toContain('PAGO');
    expect((await call('startFile', announced(id, {}))).error?.code).toBe('document.state');
    const draft = await derived('1236000402');
    await call('transition', { ID: draft.id, LOCK: draft.lock, ACCION: 'annul' });
    const refused = await call('startFile', announced(draft.id, { PAPEL: 'PAGO' }));
    expect(refused.error?.code).toBe('document.state');
  });

  it('is no file of box 54: no line takes it', async () => {
    const draft = await derived('1236000403');
    const { result } = await call('startFile', announced(draft.id, { PAPEL: 'OTRO' }));
    await fetch(result.ENLACE, { method: 'PUT', headers: result.ENCABEZADOS, body: new Uint8Array(scan) });
    const params = { ID: draft.id, ID_ARCHIVO: result.ID_ARCHIVO };
    const { ARCHIVO } = (await call('confirmFile', params)).result;
    const CAMBIOS = Object.entries(ARCHIVO).map(([field, value]) => ({
      op: 'set',
      path: `DOCUMENTOS[0].${field}`,
      value,
    }));
    const answer = await call('patch', { ID: draft.id, LOCK: draft.lock, CAMBIOS });
    expect(answer.error?.code).toBe('document.not-yours');
  });
});

describe('files of box 54 for the authority', () => {
  it('are handed over once it accepted, under the names that they have there, and not before', async () => {
    const made = await derived('1236000404');
    const { result } = await call('startFile', announced(made.id, {}));
    await fetch(result.ENLACE, { method: 'PUT', headers: result.ENCABEZADOS, body: new Uint8Array(scan) });
    const kept = await call('confirmFile', { ID: made.id, ID_ARCHIVO: result.ID_ARCHIVO });
    const CAMBIOS = Object.entries(kept.result.ARCHIVO).map(([field, value]) => ({
      op: 'set',
      path: `DOCUMENTOS[0].${field}`,
      value,
    }));
    const saved = await call('patch', { ID: made.id, LOCK: made.lock, CAMBIOS });
    expect((await call('deliverFiles', { ID: made.id })).error?.message).toContain('aún no aceptó');
    const LOCK = saved.result.header.LOCK;
    expect((await call('transmit', { ID: made.id, LOCK })).error).toBeUndefined();
    await world.pump();
    expect((await call('deliverFiles', { ID: made.id })).result).toEqual({ EN_CAMINO: 1 });
    const transmission = createTransmission(async () => world.services);
    const asked = { TIPO: 'duca', DOCUMENTO: made.id };
    const { ENTREGAS } = (await world.call(transmission, 'deliveries', asked, ana)).result;
    expect(ENTREGAS).toMatchObject([
      { NOMBRE: '1236000404_380_01.pdf', SHA256: sha(scan), BYTES: scan.length, ESTADO: 'EN_COLA' },
    ]);
    expect((await call('deliverFiles', { ID: made.id }, foreigner)).error?.code).toBe('not-found');
    expect((await call('deliverFiles', { ID: id })).error?.message).toContain('tiene archivo');
  });
});
