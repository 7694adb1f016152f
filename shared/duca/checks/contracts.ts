import { warning, type Problem } from '../../foundation/rules/problem.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

/** A contract without its date goes with an empty one, 1900-01-01 (spec 5, dates), which nobody means. */
export const contractProblems = (body: DucaBody): Problem[] =>
  (['DVAS', 'DVA_FACTURAS'] as const).flatMap((name) =>
    body[name].flatMap(({ NUMERO_CONTRATO, FECHA_CONTRATO }, line) => {
      if (NUMERO_CONTRATO === '' || FECHA_CONTRATO !== '') return [];
      const message = `${ducaDataSets[name].title}, línea ${line + 1}: el contrato ${NUMERO_CONTRATO} no tiene fecha y el mensaje llevaría 01/01/1900. Escriba su fecha o borre el número.`;
      return [warning('duca.contract-date', `${name}[${line}].FECHA_CONTRATO`, message)];
    }),
  );
