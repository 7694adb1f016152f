import { describe, expect, it } from 'vitest';
import { transportOf as duaTransportOf } from '../../dua/derive/transport.ts';
import { equipmentProblems } from '../checks/references.ts';
import { papersOnceProblems } from '../checks/papersOnce.ts';
import { paperPairs } from '../../declarations/cross/equipmentProblems.ts';
import { ducaStatements } from '../cross/ducaStatements.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
type Document = DeclarationSources['transports'][number]['body']['DOCUMENTO'];
type Container = DeclarationSources['transports'][number]['body']['CONTENEDORES'][number];

/** Two house bills whose cargo came in one container. */
function houseBills(more: Partial<Document> = {}, line: Partial<Container> = {}): DeclarationSources {
  const sources = structuredClone(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }));
  const [first] = sources.transports;
  const second = structuredClone(first!);
  Object.assign(first!.body.CONTENEDORES[0]!, {
    NUMERO_PRECINTO: 'SL-1, SL-2',
    CANTIDAD_BULTOS: '3.00',
    PESO_BRUTO: '100.50',
  });
  Object.assign(second.body.DOCUMENTO, { NUMERO_DOCUMENTO: 'HIJO-2', ...more });
  Object.assign(second.body.CONTENEDORES[0]!, {
    ID_CONTENEDOR: 'con-b',
    NUMERO_PRECINTO: 'sl-2; SL-3',
    CANTIDAD_BULTOS: '4.00',
    PESO_BRUTO: '50.25',
    ...line,
  });
  return { ...sources, transports: [first!, { ...second, id: 'tra-2' }] };
}

describe('a container of two house bills', () => {
  it('is one line with the seals of both, counted once, and can be sealed as it is formed', () => {
    const body = ducaFromDvas(houseBills(), reference);
    expect(body.EQUIPO).toHaveLength(1);
    expect(body.EQUIPO[0]!.NUMERO_PRECINTO).toBe('SL-1, SL-2, SL-3');
    expect(body.UNIDAD.map((each) => each.CANTIDAD_UNIDADES_CARGA)).toEqual(['1']);
    expect(equipmentProblems(body)).toEqual([]);
  });

  it('counts with the first of two vehicles', () => {
    const body = ducaFromDvas(houseBills({ ID_UNIDAD_TRANSPORTE: 'OTRO BUQUE' }), reference);
    expect(body.UNIDAD.map((each) => each.CANTIDAD_UNIDADES_CARGA)).toEqual(['1', '']);
    expect(equipmentProblems(body)).toEqual([]);
  });

  it('agrees with both bills when they are compared', () => {
    const sources = houseBills();
    const seals = paperPairs(ducaStatements(ducaFromDvas(sources, reference)), sources).filter(
      ({ check }) => check === 'MARCHAMOS',
    );
    expect(seals.map(({ mine, theirs }) => mine === theirs)).toEqual([true, true]);
  });

  it('is one line of the declaration of Honduras, with the packages and the weight of both', () => {
    expect(duaTransportOf(houseBills())).toMatchObject([
      { NUMERO_PRECINTO: 'SL-1, SL-2, SL-3', CANTIDAD_BULTOS: '7.00', PESO_BULTOS: '150.75' },
    ]);
    expect(duaTransportOf(houseBills({}, { CANTIDAD_BULTOS: '', PESO_BRUTO: '' }))).toMatchObject([
      { CANTIDAD_BULTOS: '3.00', PESO_BULTOS: '100.50' },
    ]);
  });

  it('stays two lines where the numbers differ or are not written yet', () => {
    const numbers = (NUMERO_CONTENEDOR: string) => {
      const sources = houseBills({}, { NUMERO_CONTENEDOR });
      if (NUMERO_CONTENEDOR === '') sources.transports[0]!.body.CONTENEDORES[0]!.NUMERO_CONTENEDOR = '';
      return ducaFromDvas(sources, reference).EQUIPO.length;
    };
    expect([numbers('TCLU1234568'), numbers('')]).toEqual([2, 2]);
  });
});

describe('what the transport document says of its cargo and its issuer', () => {
  const formed = (header: Partial<Document>, own = '') => {
    const sources = houseBills({}, { NUMERO_CONTENEDOR: 'TCLU1234568' });
    for (const { body } of sources.transports) Object.assign(body.DOCUMENTO, header);
    sources.transports[0]!.body.CONTENEDORES[0]!.ID_TIPO_CARGA = own;
    return ducaFromDvas(sources, reference);
  };
  const issuers = (header: Partial<Document>): string[] =>
    formed(header)
      .DOCUMENTOS.filter(({ ID_DOCUMENTO }) => ID_DOCUMENTO.startsWith('tra-'))
      .map((each) => each.ENTIDAD_EMISORA);

  it('stands in box 24.10 of each container: its own kind of cargo, else that of its bill', () => {
    const kinds = (...of: Parameters<typeof formed>) => formed(...of).EQUIPO.map((each) => each.TIPO_CARGA);
    expect(kinds({ ID_TIPO_CARGA: 'FCL' })).toEqual(['FCL', 'FCL']);
    expect(kinds({ ID_TIPO_CARGA: 'FCL' }, 'LCL')).toEqual(['LCL', 'FCL']);
    expect(kinds({})).toEqual(['', '']);
  });

  it('stands in box 54.7: the issuer that was chosen, else the carrier', () => {
    expect(issuers({ ID_EMISOR: 'CON' })).toEqual(['Consolidador', 'Consolidador']);
    expect(issuers({})).toEqual(['MEDITERRANEAN SHIPPING', 'MEDITERRANEAN SHIPPING']);
  });

  it('stands beside the carrier of a consignment note, which tells two of one number apart', () => {
    const road = { ID_TIPO_DOCUMENTO: '730', ID_EMISOR: 'TRA' };
    expect(issuers({ ...road, NOMBRE_TRANSPORTISTA: 'VELOZ' })[0]).toBe('VELOZ (Transportista terrestre)');
    expect(issuers({ ...road, NOMBRE_TRANSPORTISTA: 'V'.repeat(200) })[0]).toBe('V'.repeat(200));
    const sources = houseBills({ NUMERO_DOCUMENTO: 'MEDUXY771239', NOMBRE_TRANSPORTISTA: 'OTRO' });
    for (const { body } of sources.transports) Object.assign(body.DOCUMENTO, road);
    expect(papersOnceProblems(ducaFromDvas(sources, reference))).toEqual([]);
  });
});
