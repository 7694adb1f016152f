import { describe, expect, it } from 'vitest';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { ducaDataSets } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ducaMessage } from '../xml/message.ts';
import { ducaForm } from './ducaForm.ts';
import { filledDuca } from './filledDuca.fixture.ts';

const ON_THE_DVA = 'consta en la DVA, que se imprime aparte y viaja con la declaración';

/** What the message says and the DUCA's paper does not, with its reason; a field, or a whole data set. */
const NOT_ON_PAPER: Readonly<Record<string, string>> = {
  DVAS: ON_THE_DVA,
  DVA_INTERMEDIARIOS: ON_THE_DVA,
  DVA_FACTURAS: ON_THE_DVA,
  'FRACCION_TRIBUTOS.NUMERO_LINEA': 'el bloque de la fracción lleva el número en la casilla 40',
  'FRACCION_ITEMS.ID_DVA': 'cada DVA imprime sus propias líneas',
  'FRACCION_ITEMS.CLASIFICACION_ARANCELARIA': 'es la de su fracción, casilla 45',
  'FRACCION_ITEMS.ACUERDO_PREFERENCIAL_1': 'es el de su fracción, que lo dice',
  'FRACCION_ITEMS.ACUERDO_PREFERENCIAL_2': 'es el de su fracción, que lo dice',
  'FRACCION_ITEMS.NUMERO_SERIAL': ON_THE_DVA,
  'FRACCION_ITEMS.ID_ESTADO_MERCANCIA': 'es el de su fracción, que lo dice',
  'FRACCION_ITEMS.ID_PAIS_ORIGEN': 'es el de su fracción, casilla 41',
  'FRACCION_ITEMS.VALOR_UNITARIO': ON_THE_DVA,
  'FRACCION_ITEMS.VALOR_FOB': 'su suma es la casilla 48 de su fracción',
};

/** Every field that an element of the message tells, as data set and field. */
const sent = ducaMessage.groups.flatMap(({ dataSet, elements }) =>
  elements.flatMap(({ field }) => (field === undefined ? [] : [{ dataSet, field }])),
);

describe('what the message of a DUCA says', () => {
  const { body } = filledDuca(
    sampleReference(),
    (count) => `Z${count.toString(36).toUpperCase()}Q`,
    ({ hidden }) => !hidden,
  );
  const options = { standing: 'ACEPTADA', seal: 'ab'.repeat(32) } as const;
  const { pages } = renderDisplay(ducaForm.layout({ body, reference: sampleReference(), options }));
  const shown = new Set(pages.flatMap(({ content }) => content.texts.map(({ meaning }) => meaning.path)));

  it('stands on paper, in every line of its list, or has a reason not to', () => {
    expect(sent.length).toBeGreaterThan(150);
    const missing = sent.flatMap(({ dataSet, field }) => {
      if (dataSet in NOT_ON_PAPER || `${dataSet}.${field}` in NOT_ON_PAPER) return [];
      const { many } = ducaDataSets[dataSet as keyof typeof ducaDataSets];
      const paths = many ? [0, 1].map((line) => `${dataSet}[${line}].${field}`) : [`${dataSet}.${field}`];
      return paths.filter((path) => !shown.has(path));
    });
    expect(missing).toEqual([]);
  });

  it('needs no reason for what the message does not say', () => {
    const known = new Set(sent.flatMap(({ dataSet, field }) => [dataSet, `${dataSet}.${field}`]));
    expect(Object.keys(NOT_ON_PAPER).filter((each) => !known.has(each))).toEqual([]);
  });
});
