import { asLines, many, notCopied, type AnyBody, type RecordOf } from '../foundation/fields/dataSet.ts';
import { field } from '../foundation/fields/field.ts';

const writer = 'system';

/** The chain of what an authority accepted of a declaration: its registration, each change and its withdrawal. */
export const acceptedVersions = notCopied(
  many('Versiones ante la autoridad', 'ID_VERSION', {
    ID_VERSION: field.key(writer),
    OPERACION: field.text('Acto', { writer, max: 40, help: 'Lo que la autoridad aceptó.' }),
    VERSION: field.integer('Versión', { writer, help: 'Versión del documento que se selló.' }),
    FECHA: field.dateTime('Aceptado el', { writer, help: 'Fecha y hora que dio la autoridad.' }),
    MOTIVO: field.text('Motivo', {
      writer,
      max: 500,
      help: 'Por qué se cambió o se anuló, como se escribió al pedirlo.',
    }),
    USUARIO: field.text('Pedido por', { writer, max: 120, help: 'Quien la selló y la envió.' }),
  }),
);

export type AcceptedVersion = RecordOf<typeof acceptedVersions>;

/** Name of the data set in every declaration. */
export const ACCEPTED_VERSIONS = 'VERSIONES_ACEPTADAS';

/** Body of any declaration: it holds the chain. */
export type DeclarationBody = AnyBody & { [ACCEPTED_VERSIONS]: AcceptedVersion[] };

type Act = Pick<AcceptedVersion, 'OPERACION' | 'VERSION'>;
const linkId = ({ OPERACION, VERSION }: Act): string => `${OPERACION}-${VERSION}`;

/** Whether an act is a link of a body's chain: what was accepted by it is in the body. */
export const isInChain = (body: AnyBody, act: Act): boolean =>
  asLines(body[ACCEPTED_VERSIONS]).some(({ ID_VERSION }) => ID_VERSION === linkId(act));

/** The act that another one of a body's chain replaced; undefined where the chain does not say it. */
export function replacedBy(body: AnyBody, act: Act): Act | undefined {
  const chain = asLines(body[ACCEPTED_VERSIONS]);
  const { OPERACION = '', VERSION = '' } =
    chain[chain.findIndex(({ ID_VERSION }) => ID_VERSION === linkId(act)) - 1] ?? {};
  return VERSION === '' ? undefined : { OPERACION, VERSION };
}

/** The body with one more link of its chain; itself when that is there. */
export function withAcceptedVersion<B extends AnyBody>(
  body: B,
  link: Omit<AcceptedVersion, 'ID_VERSION'>,
): B {
  if (isInChain(body, link)) return body;
  const chain = asLines(body[ACCEPTED_VERSIONS]);
  return { ...body, [ACCEPTED_VERSIONS]: [...chain, { ID_VERSION: linkId(link), ...link }] };
}

/** Columns of the chain on paper, with their widths in millimetres; 0 for what is left. */
export const VERSION_COLUMNS = [
  ['OPERACION', 26],
  ['VERSION', 16],
  ['FECHA', 34],
  ['USUARIO', 40],
  ['MOTIVO', 0],
] as const;

/** Lines of the chain that a person is shown: a registration alone says what the declaration says itself. */
export const shownVersions = ({ VERSIONES_ACEPTADAS: chain }: DeclarationBody): number[] =>
  chain.length > 1 || chain.some(({ MOTIVO }) => MOTIVO !== '') ? [...chain.keys()] : [];
