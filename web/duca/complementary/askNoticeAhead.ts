import { NOTICE_MODULE, noticeSettings } from '../../../shared/duca/complementary/complementaryNotice.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { askAhead } from '../../api/queries.ts';
import type { Arriving } from '../../api/session.ts';

/** Asks what `useDueComplementary` is about to ask: the person's settings, and what is due where they want to be told. */
export const askNoticeAhead = ({ company }: Arriving): void =>
  void askAhead(userProcedures.loadConfiguration, { ID_MODULO: NOTICE_MODULE }).then((rows) => {
    if (noticeSettings(rows ?? []).active)
      void askAhead(ducaProcedures.pendingComplementary, { ID_PERFIL: company, CURSOR: undefined });
  });
