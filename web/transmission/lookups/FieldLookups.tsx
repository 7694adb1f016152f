import { lookups } from '../../../shared/transmission/lookups/register.ts';
import { Icon } from '../../kit/icons.tsx';
import { ageOf } from './ageOf.ts';
import { useLookups, type Told } from './lookupStore.ts';
import { serverNow } from '../../api/serverClock.ts';

/** Under a field: what the services say of it, how old that is, and what they would fill otherwise. */
export function FieldLookups({ path }: { path: string }) {
  const { byPath, use } = useLookups();
  const told = byPath.get(path) ?? [];
  return told.map((each) => <Line key={each.wanted.name} told={each} {...(use ? { use } : {})} />);
}

const lookOf = ({ kept, against }: Told): { look: string; icon: string } =>
  kept?.ESTADO === 'SIN_VERIFICAR'
    ? { look: 'd-warning', icon: 'clock' }
    : against
      ? { look: 'd-warning', icon: 'warning' }
      : { look: 'd-good', icon: 'check' };

/** One look-up in words. */
export function Line({ told, use }: { told: Told; use?: (values: Told['differing']) => void }) {
  const { wanted, kept, asking, differing } = told;
  if (!kept) {
    return asking ? (
      <p className="d-dimmed" role="status">
        Consultando: {lookups[wanted.name].label}…
      </p>
    ) : null;
  }
  const { look, icon } = lookOf(told);
  return (
    <div className="t-lookup">
      <p className={look} role="status">
        <Icon name={icon} /> {kept.FRASE}
        {kept.DICHO !== '' && <small className="d-dimmed"> {ageOf(kept.DICHO, serverNow())}</small>}
      </p>
      {use &&
        differing.map((each) => (
          <p key={each.path} className="d-warning">
            {each.label}: dice «{each.value}».{' '}
            <button type="button" className="d-link" onClick={() => use([each])}>
              Usar
            </button>
          </p>
        ))}
    </div>
  );
}
