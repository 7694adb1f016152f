import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../foundation/fields/field.ts';
import { duaDataSets } from '../dataSets.ts';

const page = readFileSync('docs/specification/3-data.md', 'utf8');
const section = page.split('## Declaration of Honduras')[1]!.split('\n## ')[0]!;
const names = (text: string): string[] => [...text.matchAll(/`([A-Z_]+)`/g)].map((each) => each[1]!);
const fieldsOf = (name: string): string[] =>
  Object.keys(duaDataSets[name as keyof typeof duaDataSets]?.fields ?? {});

describe('names of the declaration (spec 3, declaration of Honduras)', () => {
  it('has every name of the header', () => {
    const header = names(section.split('Its lists:')[0]!);
    expect(header).toHaveLength(33);
    expect(fieldsOf('DECLARACION')).toEqual(expect.arrayContaining(header));
  });

  it('says of every number of an item which key it stands for', () => {
    const linked = Object.entries(duaDataSets).filter(
      ([, { fields }]) => 'NUMERO_ITEM' in fields && 'ID_LINEA' in fields,
    );
    expect(linked.map(([name]) => name)).toEqual([
      'DETALLE_DOCUMENTOS',
      'DETALLE_COMPLEMENTARIOS',
      'DETALLE_VENTAJAS',
    ]);
    for (const [, { fields }] of linked)
      expect((fields as Record<string, Field>)['NUMERO_ITEM']!.numberOf).toEqual({
        lines: 'DETALLE_MERCANCIAS',
        key: 'ID_ITEM',
      });
  });

  it('has every list with its names, and the lists of an item beside them', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('| `DETALLE'));
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const [, list = '', fields = ''] = row.split('|');
      const [name] = names(list);
      const [own = '', within = ''] = fields.split('within an item');
      expect(fieldsOf(name!), name).toEqual(expect.arrayContaining(names(own)));
      for (const inner of names(within))
        expect([...Object.keys(duaDataSets), ...fieldsOf('DETALLE_VENTAJAS')]).toContain(inner);
    }
  });

  it('has the liquidation of an item and of the whole, ours and the authority’s', () => {
    for (const whose of ['LIQUIDACION', 'SARAH']) {
      expect(fieldsOf(`${whose}_ITEMS`)).toEqual(
        expect.arrayContaining(
          'ID_ITEM VALOR_ADUANA VALOR_ADUANA_AJUSTADO VALOR_ADUANA_AJUSTADO_IMPUESTO'.split(' '),
        ),
      );
      expect(fieldsOf(`${whose}_ITEM_TRIBUTOS`)).toEqual(
        expect.arrayContaining('ID_ITEM CONCEPTO BASE_IMPONIBLE TASA TIPO_OBLIGACION IMPORTE'.split(' ')),
      );
      expect(fieldsOf(`${whose}_TRIBUTOS`)).toEqual(
        expect.arrayContaining('CONCEPTO TIPO_OBLIGACION IMPORTE'.split(' ')),
      );
    }
    expect(fieldsOf('SARAH_LIQUIDACION')).toEqual(
      expect.arrayContaining(['TOTAL_PAGAR', 'TOTAL_GARANTIZAR', 'ID_LIQUIDACION_EXTERNA']),
    );
  });
});

it('says of every field that is shown what it is for (product 19)', () => {
  const silent = Object.entries(duaDataSets).flatMap(([name, { fields }]) =>
    Object.entries(fields).flatMap(([field, { hidden, help }]) =>
      hidden === undefined && help === undefined ? [`${name}.${field}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
