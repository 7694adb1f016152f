import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { obligationsFor, type RulesMatrix } from '../rules/matrix.ts';
import { cleanText } from '../text/clean.ts';
import type { XmlMessage } from './element.ts';
import { formats } from './formats.ts';
import { missingPaths } from './missing.ts';
import { planOf } from './plan.ts';
import { writeXml } from './writeXml.ts';

interface Context {
  skip: string;
}

const message: XmlMessage<Context> = {
  root: 'mensaje',
  groups: [
    {
      node: 'cabeza',
      dataSet: 'CABEZA',
      elements: [
        { node: 'nombre', field: 'NOMBRE' },
        { node: 'nota', field: 'NOTA', skipIfEmpty: true },
      ],
    },
    {
      list: 'lineas',
      node: 'linea',
      dataSet: 'LINEAS',
      keep: (record, _index, { skip }) => record['NOMBRE'] !== skip,
      elements: [
        { node: 'nombre', field: 'NOMBRE' },
        { node: 'fijo', fixed: 'RC1' },
        { node: 'oculto', field: 'OCULTO' },
        { node: 'regla', field: 'NOTA', when: (record) => record['NOTA'] !== 'x' },
      ],
    },
  ],
};
const row = (NODO_PADRE: string, NODO: string, TIPO = 'MANDATORIA') => ({
  ID_NODO: NODO,
  NODO_PADRE,
  NODO,
  TIPO,
  CLASE: '*',
  REGIMEN: '*',
});
const matrix: RulesMatrix = {
  source: '',
  validFrom: '2026-01-01',
  sample: true,
  rows: [
    row('mensaje', 'cabeza'),
    row('mensaje', 'lineas', 'CONDICIONAL'),
    row('cabeza', 'nombre'),
    row('cabeza', 'nota', 'CONDICIONAL'),
    row('linea', 'nombre'),
    row('linea', 'fijo'),
    row('linea', 'regla'),
  ],
};
const plan = planOf(message, obligationsFor(matrix, 'ID', '1')!);
const context: Context = { skip: 'no' };
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Texts of the elements of a name, as an independent parser reads them. */
function read(xml: string, name: string): string[] {
  const found: string[] = [];
  let open = false;
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    open = tag.name === name;
    if (open) found.push('');
  });
  parser.on('text', (part) => {
    if (open) found[found.length - 1] += part;
  });
  parser.on('closetag', () => (open = false));
  parser.write(xml).close();
  return found;
}

describe('writeXml', () => {
  it('writes what the matrix lets through, in order, and splices the lines into the frame', () => {
    const body = {
      CABEZA: { NOMBRE: 'uno', NOTA: '' },
      LINEAS: [
        { NOMBRE: 'a', OCULTO: 'o', NOTA: '' },
        { NOMBRE: 'no', OCULTO: '', NOTA: '' },
        { NOMBRE: 'b', OCULTO: '', NOTA: 'x' },
      ],
    };
    const written = writeXml(plan, body, context, true);
    expect(text(written.bytes)).toBe(
      `${HEAD}<mensaje><cabeza><nombre>uno</nombre></cabeza><lineas><linea><nombre>a</nombre><fijo>RC1</fijo><regla></regla></linea><linea><nombre>b</nombre><fijo>RC1</fijo></linea></lineas></mensaje>`,
    );
    expect(written.paths).toEqual([
      'CABEZA.NOMBRE',
      'LINEAS[0].NOMBRE',
      'LINEAS[0]',
      'LINEAS[0].NOTA',
      'LINEAS[2].NOMBRE',
      'LINEAS[2]',
    ]);
  });

  it('leaves an optional list out when it is empty', () => {
    expect(
      text(writeXml(plan, { CABEZA: { NOMBRE: 'x', NOTA: '' }, LINEAS: [] }, context).bytes),
    ).not.toContain('lineas');
  });

  it('brings every text back as it was typed, in the frame and in the lines, cleaned of what XML forbids', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '&amp;',
        '&lt;b&gt;',
        ']]>',
        '<?lineas 0?>',
        'Ñandú & Cía',
        '€ 5 – 6',
        '\u0000\u0007',
        '🚢 "x"',
        '&#65;',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, (head, line) => {
        const { bytes } = writeXml(
          plan,
          { CABEZA: { NOMBRE: head, NOTA: '' }, LINEAS: [{ NOMBRE: line, NOTA: 'x' }] },
          { skip: 'longer than any text that is tried '.repeat(2) },
        );
        expect(read(text(bytes), 'nombre')).toEqual([cleanText(head), cleanText(line)]);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves a group that throws out, says which, and writes the rest', () => {
    const broken: XmlMessage<Context> = {
      ...message,
      groups: message.groups.map((group) =>
        group.list
          ? {
              ...group,
              elements: [
                {
                  node: 'nombre',
                  rule: () => {
                    throw new Error('roto');
                  },
                },
              ],
            }
          : group,
      ),
    };
    const written = writeXml(
      planOf(broken, obligationsFor(matrix, 'ID', '1')!),
      { CABEZA: { NOMBRE: 'x', NOTA: '' }, LINEAS: [{ NOMBRE: 'a' }] },
      context,
    );
    expect(written.failed).toEqual([{ dataSet: 'LINEAS', error: new Error('roto') }]);
    expect(text(written.bytes)).toBe(`${HEAD}<mensaje><cabeza><nombre>x</nombre></cabeza></mensaje>`);
  });

  it('grows beyond any first size', () => {
    const LINEAS = Array.from({ length: 3000 }, (_, index) => ({
      NOMBRE: `línea ${index} ${'ñ'.repeat(100)}`,
      NOTA: 'x',
    }));
    expect(
      read(text(writeXml(plan, { CABEZA: { NOMBRE: 'x', NOTA: '' }, LINEAS }, context).bytes), 'nombre'),
    ).toHaveLength(3001);
  });
});

describe('missingPaths', () => {
  it('names each mandatory element without text; one that has no place in the record owes nothing', () => {
    const body = {
      CABEZA: { NOMBRE: '', NOTA: '' },
      LINEAS: [
        { NOMBRE: 'a', NOTA: 'x' },
        { NOMBRE: '', NOTA: '' },
        { NOMBRE: 'no', NOTA: '' },
      ],
    };
    expect(missingPaths(plan, body, context)).toEqual([
      'CABEZA.NOMBRE',
      'LINEAS[1].NOMBRE',
      'LINEAS[1].NOTA',
    ]);
  });

  it('leaves a value that cannot be written to those who tell of its shape', () => {
    const dated: XmlMessage<Context> = {
      root: 'mensaje',
      groups: [
        {
          node: 'cabeza',
          dataSet: 'CABEZA',
          elements: [{ node: 'nombre', field: 'NOMBRE', format: formats.date }],
        },
      ],
    };
    const owed = planOf(dated, obligationsFor(matrix, 'ID', '1')!);
    expect(missingPaths(owed, { CABEZA: { NOMBRE: 'ayer' } }, context)).toEqual([]);
    expect(missingPaths(owed, { CABEZA: { NOMBRE: '' } }, context)).toEqual(['CABEZA.NOMBRE']);
  });

  it('names a mandatory list without lines, and nothing of one that may be absent', () => {
    const strict = { ...matrix, rows: [row('mensaje', 'lineas')] };
    const owed = planOf(message, obligationsFor(strict, 'ID', '1')!);
    expect(missingPaths(owed, { LINEAS: [] }, context)).toEqual(['LINEAS']);
    expect(missingPaths(plan, { CABEZA: { NOMBRE: 'x' }, LINEAS: [] }, context)).toEqual([]);
  });
});
