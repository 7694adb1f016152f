import { useMemo } from 'react';
import { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import type { FileHome } from '../../document/files/fileHome.ts';

/** Where the files of an order come and are read. */
export const useOrderHome = (id: string): FileHome =>
  useMemo(() => ({ id, procedures: talkProcedures }), [id]);
