import { isOneOf } from '../../../../shared/foundation/oneOf.ts';
import { childText, child, type XmlNode } from '../../../../shared/foundation/xml/readXml.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import { CHANNELS, noFacts, type ResultFacts } from '../../../../shared/transmission/facts.ts';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import { answersIn, decided } from '../answers.ts';
import { codes, faultCodes } from './codes.ts';

/** What an answer of SARAH proves. Its liquidation line by line is read by the declaration's own module. */
export const sarahAnswers = answersIn({ codes, faultCodes, readFacts });

function readFacts(body: XmlNode, operation: Operation): ResultFacts {
  const channel = childText(body, 'canal').toUpperCase();
  const total = childText(child(body, 'liquidacion'), 'totalPagar');
  const facts: ResultFacts = {
    ...noFacts,
    NUMERO: childText(body, 'idSarah').toUpperCase(),
    FECHA: childText(body, 'fechaRegistro'),
    CANAL: isOneOf(CHANNELS, channel) ? channel : '',
    LIQUIDACION: /^\d{1,15}(\.\d{1,2})?$/.test(total) ? total : '',
    CODIGO: childText(body, 'codigo'),
    MENSAJE: childText(body, 'mensaje'),
    PROBLEMAS: [...objections(body, 'error', 'error'), ...objections(body, 'advertencia', 'warning')],
  };
  return { ...facts, FALTAN: operation === 'CANAL' && !decided(facts.CANAL) ? ['CANAL'] : [] };
}

/** What it objects to or warns of, each as a problem that links to the field it names. */
const objections = (body: XmlNode, name: string, severity: Problem['severity']): Problem[] =>
  body.children
    .filter((each) => each.name === name)
    .map((node) => ({
      code: `SARAH.${childText(node, 'codigo')}`,
      path: childText(node, 'ruta'),
      message:
        childText(node, 'mensaje') || `SARAH objeta el código ${childText(node, 'codigo')} sin explicación.`,
      severity,
    }));
