import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../kit/icons.tsx';
import { ReturnFocus } from '../../kit/ReturnFocus.tsx';
import { IconButton } from '../../kit/simple.tsx';

/**
 * Search box of the top bar (spec 2, top bar): a `term` field with a close icon and a hidden submit that goes to the
 * page of results; closed, it gives the focus back to where it was.
 */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [term, setTerm] = useState(address.get('term') ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      role="search"
      className="d-searchbox"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        if (term.trim() === '') return;
        onClose();
        void navigate(`/search?${new URLSearchParams({ term: term.trim() })}`);
      }}
    >
      <ReturnFocus />
      <Icon name="search" />
      <input
        ref={input}
        name="term"
        type="text"
        aria-label="Buscar en todos los documentos"
        placeholder="Número, cliente o mercancía; Enter busca"
        autoComplete="off"
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <IconButton icon="cross" label="Cerrar la búsqueda" onClick={onClose} />
      <button type="submit" hidden>
        Buscar
      </button>
    </form>
  );
}
