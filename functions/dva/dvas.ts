import type { Call } from '../runtime/executor.ts';
import { DvaStore } from './dvaStore.ts';

export const dvasOf = ({ services, scope }: Pick<Call<unknown>, 'services' | 'scope'>): DvaStore =>
  new DvaStore(services, scope);
