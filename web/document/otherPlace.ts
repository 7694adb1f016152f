import type { OtherPlace } from '../../shared/foundation/rules/problem.ts';
import { applications } from '../../shared/users/applications.ts';

/** Parameter of an editor's address that names the field to go to. */
export const FIELD_PARAMETER = 'campo';

/** Address of another document, at the field that a problem means. */
export const addressOf = ({ module, id, path }: OtherPlace): string =>
  `/${applications[module].link}/${id}${path === '' ? '' : `?${FIELD_PARAMETER}=${encodeURIComponent(path)}`}`;
