import { useEffect, useState } from 'react';
import { asApiError } from '../session/documentView.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { fetchFile, type Attached } from './fetchFile.ts';
import type { FileHome } from './fileHome.ts';

interface Props {
  home: FileHome;
  document: Attached;
  onClose: () => void;
}

/** An attached file, shown over the page. */
export function FileWindow({ home, document, onClose }: Props) {
  const [address, setAddress] = useState<string>();
  const [error, fail] = useState<unknown>();
  const [tries, again] = useState(0);
  const { ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO } = document;
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    fail(undefined);
    fetchFile(home, { ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO }).then((file) => {
      if (gone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    }, fail);
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [home, ID_ARCHIVO, NOMBRE_ARCHIVO, FORMATO_ARCHIVO, tries]);
  return (
    <Dialog title={NOMBRE_ARCHIVO} opened onClose={onClose} wide>
      {error !== undefined ? (
        <ErrorState error={asApiError(error)} retry={() => again(tries + 1)} />
      ) : address === undefined ? (
        <Loading label="Abriendo el archivo" />
      ) : FORMATO_ARCHIVO === 'PDF' ? (
        <iframe className="u-file-shown" src={address} title={NOMBRE_ARCHIVO} />
      ) : (
        <img className="u-file-shown" src={address} alt={`Fotografía ${NOMBRE_ARCHIVO}`} />
      )}
      <div className="d-row d-row-end">
        {address && (
          <a href={address} download={NOMBRE_ARCHIVO}>
            Guardar en este equipo
          </a>
        )}
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </Dialog>
  );
}
