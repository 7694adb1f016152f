import { describe, expect, it } from 'vitest';
import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { isAsked, type DataSet } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { isPersons } from '../../foundation/fields/writer.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { dvaLayout } from '../print/layout.ts';
import { printOptions } from '../print/options.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { askedBody } from '../askedBody.ts';
import { dvaDataSets, type DvaBody, type DvaHeader } from './dataSets.ts';

const all = Object.entries(dvaDataSets as Record<string, DataSet>).flatMap(([dataSet, { fields }]) =>
  Object.entries(fields).map(([name, field]): [string, string, Field] => [dataSet, name, field]),
);
const shown = all.filter(([, , field]) => !field.hidden);

/** Boxes of the form, domain 2.2. */
const BOXES = [
  ...Array.from({ length: 41 }, (_, index) => String(index + 1)).filter((box) => box !== '42'),
  ...['17.1', '24.1', '25.1', '27.1', '27.2', '28.1', '29.1'],
  ...Array.from({ length: 12 }, (_, index) => `42.${index + 1}`),
  ...Array.from({ length: 5 }, (_, index) => `44.${index + 1}`),
  ...['43', '45', '46'],
];
/** Spec 3, DVA merchandise line and DVA-related DUCA line. */
const GOODS =
  'ID_ITEM ID_PRODUCTO CANTIDAD_UNIDADES ID_UNIDAD_MEDIDA UNIDAD_MEDIDA NOMBRE_COMERCIAL CARACTERISTICAS MARCA MODELO_ESTILO ID_ESTADO_MERCANCIA ESTADO_MERCANCIA DESCRIPCION_ESTADO_MERCANCIA ID_PAIS_ORIGEN PAIS_ORIGEN CLASIFICACION_ARANCELARIA VALOR_UNITARIO VALOR_ITEM SECUENCIA_DETALLE NUMERO_SERIAL VALOR_FOB VALOR_FLETE VALOR_SEGURO VALOR_OTROS VALOR_CIF';
const RELATED = 'ID_DVA CLASIFICACION_ARANCELARIA DESCRIPCION LINK ACUERDO_1_ID';
/** Only these boxes may be blank (domain 2.1); 3 and 6 as each customs service asks. */
const MAY_BE_BLANK = new Set(['12', '13', '14', '17', '17.1', '23', '3', '6']);
/** Parts of a box that its first field already answers. */
const SECONDARY =
  /^(TELEFONO|FAX|CORREO|VERSION|ID_PRODUCTO|NUMERO_SERIAL|DESCRIPCION_ESTADO|FECHA_EXPORTACION)/;

describe('fields of the DVA', () => {
  it('cover every box of the form', () => {
    const boxes = new Set(all.map(([, , field]) => field.box).filter(Boolean));
    expect([...boxes].sort()).toEqual([...new Set(BOXES)].sort());
  });

  it('carry every name of the specification', () => {
    for (const name of GOODS.split(' ')) expect(dvaDataSets.MERCANCIAS.fields, name).toHaveProperty(name);
    for (const name of RELATED.split(' ')) expect(dvaDataSets.LINEAS_DUCA.fields, name).toHaveProperty(name);
    for (const name of ['ID_DVA', 'NUMERO_DECLARACION', 'NOMBRE_PROVEEDOR', 'DUCA_ID'])
      expect(dvaDataSets.DVA.fields, name).toHaveProperty(name);
  });

  it.each(shown)('%s.%s says what it is and within which limits', (_, name, field) => {
    expect(field.label.length, name).toBeGreaterThan(1);
    expect(field.help ?? '', name).toMatch(/^\S.+\.$/s);
    if (field.kind === 'text') expect(field.max).toBeGreaterThan(0);
    if (field.kind === 'decimal') expect(field.decimals).toBeGreaterThan(1);
    if (field.kind === 'choice')
      expect(
        shippedCatalogues.some((list) => list.name === field.catalogue),
        field.catalogue,
      ).toBe(true);
    if (field.box && BOXES.indexOf(field.box) >= BOXES.indexOf('39') && field.kind === 'decimal')
      expect(field.decimals).toBeLessThanOrEqual(field.box === '38' ? 7 : 5);
  });

  it('help in words of their own', () => {
    for (const dataSet of Object.values(dvaDataSets as Record<string, DataSet>)) {
      const helps = Object.values(dataSet.fields).flatMap(({ help, box }) =>
        help && !['7', '10', '13'].includes(box ?? '') ? [help] : [],
      );
      expect(helps.filter((help, index) => helps.indexOf(help) !== index)).toEqual([]);
    }
  });

  it.each(shown.filter(([, , field]) => field.box && isPersons(field)))(
    '%s.%s is owed unless its box may be blank',
    (_, name, field) => {
      const may = MAY_BE_BLANK.has(field.box!) || SECONDARY.test(name);
      const other = field.box === '14' && field.when !== undefined;
      expect(field.owed ?? false, name).toBe(!may || other);
    },
  );
});

const switched = all.filter(([, , field]) => field.when);
const TOKEN = 'OCULTOZQ';
const SHOWN = { imprdva8: '1', imprdva11: '1', imprdva35: '1' } as const;
const printed = (body: DvaBody): string[] =>
  renderDisplay(dvaLayout({ body, reference: sampleReference(), options: printOptions(0, false, SHOWN) }))
    .pages.flatMap((page) => page.content.texts)
    .map((each) => each.text);

describe('what a switch hides', () => {
  it('is every detail and other box', () => {
    expect(switched.map(([, name]) => name).sort()).toEqual(
      [
        ...['24_1', '25_1', '27_1', '27_2', '28_1', '29_1'].map((box) => `CASILLA_${box}`),
        'OTRA_CONDICION_COMERCIAL',
        'OTRA_FORMA_ENVIO',
        'OTRA_FORMA_PAGO',
        'OTRO_NIVEL_COMERCIAL',
        'OTRO_TIPO_INTERMEDIARIO',
      ].sort(),
    );
  });

  it.each(switched.filter(([, , field]) => field.kind === 'text'))(
    '%s.%s is printed while it is asked and never otherwise',
    (_, name, field) => {
      const body = sampleDva(2);
      const stale = (answer: string): DvaBody => ({
        ...body,
        DVA: { ...body.DVA, [field.when!.field]: answer, [name]: TOKEN },
      });
      const asked = stale(field.when!.is[0]!);
      expect(isAsked(field, asked.DVA)).toBe(true);
      expect(printed(asked).some((text) => text.includes(TOKEN))).toBe(true);
      for (const answer of ['', '0', 'NO']) {
        expect(
          printed(stale(answer)).some((text) => text.includes(TOKEN)),
          answer,
        ).toBe(false);
      }
    },
  );

  it('goes and nothing else does', () => {
    const body = sampleDva(2);
    expect(askedBody(body).DVA).toBe(body.DVA);
    const DVA: DvaHeader = { ...body.DVA, CASILLA_27: '0', CASILLA_27_2: '1' };
    expect(askedBody({ ...body, DVA }).DVA).toEqual({ ...DVA, CASILLA_27_2: '' });
  });
});
