import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import type { DeclarationRow, SealFacts } from './declaration.ts';

type Act = Pick<TransmissionSummary, 'OPERACION' | 'VERSION'>;

/** Keeps the seal of what was accepted while a change or a withdrawal of it is sealed over it. */
export const sealSetAside = ({
  VERSION_SELLADA,
  HUELLA = '',
  OPERACION_SELLADA = 'R',
  IMPORTADOR_SELLADO = '',
}: DeclarationRow): { SELLO_ACEPTADO?: SealFacts } =>
  VERSION_SELLADA === undefined
    ? {}
    : { SELLO_ACEPTADO: { VERSION_SELLADA, HUELLA, OPERACION_SELLADA, IMPORTADOR_SELLADO } };

/** The seal as it is once a change or a withdrawal was refused: what was accepted stands, under its own. */
export const acceptedSeal = ({ SELLO_ACEPTADO }: DeclarationRow): Partial<SealFacts> =>
  SELLO_ACEPTADO ? { IMPORTADOR_SELLADO: '', ...SELLO_ACEPTADO } : {};

/** The seal of what was accepted last, also while a change or a withdrawal is sealed over it. */
const sealThatStands = (header: DeclarationRow): Partial<SealFacts> => {
  const { ESTADO, OPERACION_SELLADA = 'R' } = header;
  const isSealedOver = OPERACION_SELLADA !== 'R' && IN_FLIGHT_STATES.includes(ESTADO);
  return isSealedOver ? acceptedSeal(header) : header;
};

/** Hash of what was accepted last; '' where that was not kept. */
export const sealOfAccepted = (header: DeclarationRow): string => sealThatStands(header).HUELLA ?? '';

const isOf = (
  { VERSION_SELLADA, OPERACION_SELLADA = 'R' }: Partial<SealFacts>,
  { OPERACION, VERSION }: Act,
): boolean => OPERACION === OPERACION_SELLADA && VERSION === VERSION_SELLADA;

/**
 * Importer for whom an act is that is sealed now: a withdrawal is of what was accepted, whoever's the order is by then.
 * @param present importer of the order.
 */
export const importerOfSeal = (
  { IMPORTADOR_SELLADO = '' }: DeclarationRow,
  operation: Operation,
  present: string,
): string => (operation === 'D' ? IMPORTADOR_SELLADO : present);

/** Importer for whom an act was sealed; a channel is told of what stands accepted. '' where that was not kept. */
export const importerOfAct = (header: DeclarationRow, act: Act): string => {
  const isOfWhatStands = act.OPERACION === 'CANAL' || isOfSealSetAside(header, act);
  return (isOfWhatStands ? sealThatStands(header) : header).IMPORTADOR_SELLADO ?? '';
};

/** Whether it is the act that was sealed last, and none after it refused. */
export const isOfSeal = (header: DeclarationRow, act: Act): boolean => isOf(header, act);

/** Whether it is the act that stands accepted while a change or a withdrawal is with the authority. */
export const isOfSealSetAside = (header: DeclarationRow, act: Act): boolean =>
  IN_FLIGHT_STATES.includes(header.ESTADO) && isOf(acceptedSeal(header), act);
