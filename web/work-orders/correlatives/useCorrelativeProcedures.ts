import { useMemo } from 'react';
import { countries } from '../../../shared/countries/countries.ts';
import {
  correlativeProceduresOf,
  type CorrelativeProcedures,
} from '../../../shared/work-orders/correlativeProcedures.ts';
import { useMay, useSession } from '../../api/session.ts';

const useDeclaration = () => countries[useSession().country].declaration.module;

/** Contracts of the order numbers, which the group of the country's declaration answers. */
export function useCorrelativeProcedures(): CorrelativeProcedures {
  const module = useDeclaration();
  return useMemo(() => correlativeProceduresOf(module), [module]);
}

/** Whether this person reserves, explains and frees numbers. */
export function useWritesNumbers(): boolean {
  const module = useDeclaration();
  return useMay()(`${module}:write`);
}
