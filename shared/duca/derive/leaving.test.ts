import { describe, expect, it } from 'vitest';
import type { AnyBody } from '../../foundation/fields/dataSet.ts';
import { rederive } from '../../foundation/documents/rederive.ts';
import { checkDuca } from '../check.ts';
import { clientBox } from '../client.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { formAgain } from '../regroup/formAgain.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
const OWN = { NUMERO_IDENTIFICACION: '73581127', TIPO_IDENTIFICACION: 'NIT', ID_PAIS_EMISION: 'GT' };
const THEIRS = { ID_PAIS_EMISION: 'CN', NOMBRE: 'SHENZHEN BRIGHT TRADE CO., LTD.' };

function papers(modality: string): DeclarationSources {
  const shape = { lines: 2, invoices: 1, suppliers: 1, containers: 0, modality };
  return structuredClone(sampleSources(shape, reference));
}
const declared = (modality: string): DucaBody => ducaFromDvas(papers(modality), reference);
const reversed = (body: DucaBody): DucaBody => ({
  ...body,
  EXPORTADOR: body.IMPORTADOR,
  IMPORTADOR: body.EXPORTADOR,
});

describe('box 9 of what leaves', () => {
  it.each(['ED', 'FE'])(
    '%s names no office of entry, which is of another country, and owes none',
    (modality) => {
      const body = declared(modality);
      expect(body.DUCA).toMatchObject({ ID_ADUANA_SALIDA: 'ST', ID_ADUANA_INGRESO: '' });
      expect(checkDuca(body, reference).filter(({ path }) => path === 'DUCA.ID_ADUANA_INGRESO')).toEqual([]);
    },
  );

  it('keeps what a person wrote', () => {
    const derived = declared('ED');
    const mine = { ...derived, DUCA: { ...derived.DUCA, ID_ADUANA_INGRESO: 'PQ' } };
    expect(formAgain(derived, mine, papers('ED'), reference).body.DUCA.ID_ADUANA_INGRESO).toBe('PQ');
  });

  it('is the office of entry of what comes in, and of a return, whose message has it', () => {
    for (const modality of ['ID', 'TR', 'DR'])
      expect(declared(modality).DUCA.ID_ADUANA_INGRESO, modality).toBe('ST');
  });
});

describe('boxes 4 and 5 of what leaves', () => {
  it.each(['ED', 'FE', 'DR', 'ZR', 'MR'])(
    '%s: the client exports, and whom the invoice names receives',
    (modality) => {
      const { EXPORTADOR, IMPORTADOR, PROVEEDORES } = declared(modality);
      expect(EXPORTADOR).toMatchObject(OWN);
      expect(IMPORTADOR).toMatchObject(THEIRS);
      expect(PROVEEDORES).toEqual([]);
    },
  );

  it.each(['ID', 'DA', 'TR'])('%s comes in: who sells exports, and the client imports', (modality) => {
    const { EXPORTADOR, IMPORTADOR, PROVEEDORES } = declared(modality);
    expect(EXPORTADOR).toMatchObject(THEIRS);
    expect(IMPORTADOR).toMatchObject(OWN);
    expect(PROVEEDORES).toHaveLength(1);
  });

  it('come right where the draft was formed the other way, and keep what a person wrote', () => {
    const before = reversed(declared('ED'));
    const mine = { ...before, EXPORTADOR: { ...before.EXPORTADOR, DOMICILIO: 'BODEGA 4, SHENZHEN' } };
    const { body } = formAgain(before, mine, papers('ED'), reference);
    expect(body.EXPORTADOR).toMatchObject({ ...OWN, DOMICILIO: 'BODEGA 4, SHENZHEN' });
    expect(body.IMPORTADOR).toMatchObject(THEIRS);
  });

  it('follow nothing where a person put them right by hand', () => {
    const before = reversed(declared('ED'));
    const { body } = rederive(
      ducaDataSets,
      before as AnyBody,
      declared('ED') as AnyBody,
      declared('ED') as AnyBody,
    );
    expect(body['EXPORTADOR']).toMatchObject(OWN);
  });

  it('are an error before sealing when they are reversed, that says what to do', () => {
    const found = (body: DucaBody) =>
      checkDuca(body, reference).filter(({ code }) => code === 'duca.parties-reversed');
    const right = declared('ED');
    expect(found(right)).toEqual([]);
    expect(found(declared('ID'))).toEqual([]);
    const [told] = found(reversed(right));
    expect(told).toMatchObject({ severity: 'error', path: 'EXPORTADOR.ID_PAIS_EMISION' });
    expect(told!.message).toContain('Forme la DUCA de nuevo');
    const accepted = { ...right.DUCA, FECHA_ACEPTACION: '2026-11-20 08:00:00' };
    expect(found({ ...reversed(right), DUCA: accepted })).toMatchObject([{ severity: 'warning' }]);
  });

  it('say for whom a declaration is, whichever way it was formed', () => {
    const right = declared('ED');
    expect(clientBox(right, reference)).toBe('EXPORTADOR');
    expect(clientBox(reversed(right), reference)).toBe('IMPORTADOR');
    expect(clientBox(declared('ID'), reference)).toBe('IMPORTADOR');
  });

  it('name the client as issuer of the invoice', () => {
    const [invoice] = declared('ED').DOCUMENTOS;
    expect(invoice).toMatchObject({
      CODIGO_DOCUMENTO: '380',
      ID_PAIS_EMISION: 'GT',
      ENTIDAD_EMISORA: 'COMERCIAL PEÑALBA & HIJOS, S.A.',
    });
  });
});
