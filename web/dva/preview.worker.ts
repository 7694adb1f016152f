import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import type { PrintFacts } from '../../shared/dva/print/facts.ts';
import { dvaLayout } from '../../shared/dva/print/layout.ts';
import type { PrintOptions } from '../../shared/dva/print/options.ts';
import { dvaPdfInfo } from '../../shared/dva/print/pdfInfo.ts';
import { printProblems } from '../../shared/dva/print/printProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { PrintInput } from '../document/preview/printProtocol.ts';
import { servePrint } from '../document/preview/servePrint.ts';

const factsOf = ({ body, options, version }: PrintInput, reference: Reference): PrintFacts => ({
  body: body as unknown as DvaBody,
  options: options as PrintOptions,
  reference,
  ...(version === undefined ? {} : { version }),
});

servePrint({
  layout: (input, reference) => dvaLayout(factsOf(input, reference)),
  info: (input, reference, author, createdAt) => dvaPdfInfo(factsOf(input, reference), author, createdAt),
  problems: printProblems,
});
