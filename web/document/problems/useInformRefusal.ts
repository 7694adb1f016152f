import { useNavigate } from 'react-router-dom';
import { isBlocking } from '../../../shared/foundation/rules/problem.ts';
import { ApiError, errorText } from '../../api/apiError.ts';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { addressOf } from '../otherPlace.ts';

/** In the place of «No se pudo …» where that would be a guess. */
const NOT_KNOWN = 'No se sabe si se hizo';

/** Tells why something was not done; where the refusal knows the document in which to go on, it offers to open it. */
export function useInformRefusal(): (title: string, thrown: unknown) => Promise<void> {
  const navigate = useNavigate();
  return async (failed, thrown) => {
    const title = thrown instanceof ApiError && thrown.lost ? NOT_KNOWN : failed;
    const told = thrown instanceof ApiError ? thrown.problems.find(isBlocking) : undefined;
    if (!told?.other) return void (await inform(title, errorText(thrown)));
    if (await confirm(title, errorText(thrown), `Abrir ${told.other.label}`)) navigate(addressOf(told.other));
  };
}
