import { describe, expect, it } from 'vitest';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import type { Field } from '../foundation/fields/field.ts';
import { invoiceDataSets } from '../invoices/dataSets.ts';
import { transportDataSets } from '../transport-documents/dataSets.ts';
import { workOrderDataSets } from '../work-orders/summary.ts';
import { partyData, ROLE, type Role } from './fields/party.ts';
import { cardOf, partyValues } from './takeParty.ts';

const card = (values: Record<string, string>) => ({ ...blankRecord(partyData), ...values });

/** Where each role is asked for, and the fields that it must fill there. */
const places: readonly (readonly [Role, Record<string, Field>, string[]])[] = [
  [
    ROLE.importer,
    workOrderDataSets.ORDEN.fields,
    ['NOMBRE_IMPORTADOR', 'NIT_IMPORTADOR', 'DIRECCION_IMPORTADOR'],
  ],
  [
    ROLE.supplier,
    invoiceDataSets.FACTURA.fields,
    ['NOMBRE_PROVEEDOR', 'ID_PROVEEDOR', 'DIRECCION_PROVEEDOR'],
  ],
  [ROLE.carrier, transportDataSets.DOCUMENTO.fields, ['NOMBRE_TRANSPORTISTA', 'ID_TRANSPORTISTA']],
];

describe.each(places)('a card of %s', (role, fields, wanted) => {
  it('fills the document that asks for it', () => {
    const every = card(Object.fromEntries(Object.keys(partyData.fields).map((name) => [name, `de ${name}`])));
    const values = partyValues(fields, role, every);
    for (const name of wanted) expect(values[name], name).toMatch(/^de /);
  });

  it('names only fields that a card has, of a kind that can be taken over', () => {
    for (const field of Object.values(fields)) {
      const [of, source = ''] = (field.party ?? '').split('.');
      if (of !== role) continue;
      const own: Field | undefined = partyData.fields[source as keyof typeof partyData.fields];
      expect(own?.kind, source).toBe(field.kind);
      expect(own?.max ?? 0, `${field.label} cuts what the card holds`).toBeLessThanOrEqual(
        field.max ?? Infinity,
      );
      expect(own?.catalogue).toBe(field.catalogue);
    }
  });

  it('leaves nothing of whoever stood there before', () => {
    const taken = partyValues(fields, role, card({ NOMBRE: 'Nueva' }));
    const others = Object.entries(taken).filter(([, value]) => value !== 'Nueva');
    expect(others.length).toBeGreaterThan(0);
    for (const [name, value] of others) expect(value, name).toBe('');
  });

  it('is made of what the document says, and gives the same back', () => {
    const record = partyValues(
      fields,
      role,
      card({ NOMBRE: 'Acme', DIRECCION: 'Calle 1', CORREO: 'a@b.gt' }),
    );
    const made = cardOf(fields, role, record);
    expect(made['ID_ROL']).toBe(role);
    expect(partyValues(fields, role, made)).toEqual(record);
    for (const name of Object.keys(made)) expect(partyData.fields, name).toHaveProperty(name);
  });
});

it('fills nothing of another role', () => {
  expect(partyValues(workOrderDataSets.ORDEN.fields, ROLE.supplier, card({ NOMBRE: 'Acme' }))).toEqual({});
});
