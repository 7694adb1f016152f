import { transmissionGroup } from '../../shared/transmission/groupProcedures.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { deleteSignature } from './deleteSignature.ts';
import { deliveries, receivedLink } from './deliveries/deliveries.ts';
import { evidence } from './evidence.ts';
import { exchangeRate } from './exchangeRate.ts';
import { list } from './list.ts';
import { lookup, lookupsOf } from './lookups/lookup.ts';
import { open } from './open.ts';
import { serviceHistory, services } from './outside/status.ts';
import { credentials, removeCredential, saveCredential } from './outside/storedCredentials.ts';
import { recover } from './recover.ts';
import { updateQr } from './updateQr.ts';
import { resolve } from './resolve.ts';
import { retryNow } from './retryNow.ts';
import { serviceActive } from './serviceActive.ts';
import { status } from './status.ts';
import { takeOut } from './takeOut.ts';

const implementations: Implementations<typeof transmissionGroup> = {
  deliveries,
  receivedLink,
  lookup,
  lookupsOf,
  services,
  serviceHistory,
  credentials,
  saveCredential,
  removeCredential,
  exchangeRate,
  status,
  list,
  open,
  evidence,
  retryNow,
  recover,
  updateQr,
  deleteSignature,
  serviceActive,
  resolve,
  takeOut,
};

/** The group's handler; tests hand in services of their own. */
export const createTransmission = (make?: () => Promise<Services>) =>
  createHandler({
    group: 'transmission',
    procedures: transmissionGroup,
    implementations,
    catalogues: [],
    ...(make ? { services: make } : {}),
  });

export const handler = createTransmission();
