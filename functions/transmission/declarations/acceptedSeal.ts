import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import type { DeclarationRow, SealFacts } from './declaration.ts';

type Act = Pick<TransmissionSummary, 'OPERACION' | 'VERSION'>;

/** Keeps the seal of what was accepted while a change or a withdrawal of it is sealed over it. */
export const sealSetAside = ({
  VERSION_SELLADA,
  HUELLA = '',
  OPERACION_SELLADA = 'R',
}: DeclarationRow): { SELLO_ACEPTADO?: SealFacts } =>
  VERSION_SELLADA === undefined ? {} : { SELLO_ACEPTADO: { VERSION_SELLADA, HUELLA, OPERACION_SELLADA } };

/** The seal as it is once a change or a withdrawal was refused: what was accepted stands, under its own. */
export const acceptedSeal = ({ SELLO_ACEPTADO }: DeclarationRow): Partial<SealFacts> => SELLO_ACEPTADO ?? {};

/** Hash of what was accepted last, also while a change or a withdrawal is sealed over it; '' where that was not kept. */
export const sealOfAccepted = (header: DeclarationRow): string => {
  const { ESTADO, OPERACION_SELLADA = 'R', HUELLA = '' } = header;
  const isSealedOver = OPERACION_SELLADA !== 'R' && IN_FLIGHT_STATES.includes(ESTADO);
  return isSealedOver ? (acceptedSeal(header).HUELLA ?? '') : HUELLA;
};

const isOf = (
  { VERSION_SELLADA, OPERACION_SELLADA = 'R' }: Partial<SealFacts>,
  { OPERACION, VERSION }: Act,
): boolean => OPERACION === OPERACION_SELLADA && VERSION === VERSION_SELLADA;

/** Whether it is the act that was sealed last, and none after it refused. */
export const isOfSeal = (header: DeclarationRow, act: Act): boolean => isOf(header, act);

/** Whether it is the act that stands accepted while a change or a withdrawal is with the authority. */
export const isOfSealSetAside = (header: DeclarationRow, act: Act): boolean =>
  IN_FLIGHT_STATES.includes(header.ESTADO) && isOf(acceptedSeal(header), act);
