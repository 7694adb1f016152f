import { Dialog } from './windows.tsx';

export type KeyList = readonly (readonly [keys: string, meaning: string])[];

export const GENERAL_KEYS: KeyList = [
  ['Ctrl+K', 'Ir a cualquier documento, pantalla o acción'],
  ['/', 'Buscar: en la lista, o en todo desde un documento'],
  ['j y k', 'En una lista: fila siguiente y anterior; Enter la abre'],
  ['?', 'Ver estas teclas'],
];

export const FORM_KEYS: KeyList = [
  ['Enter', 'Campo siguiente'],
  ['Mayús+Enter', 'Campo anterior'],
  ['F1', 'Ayuda del campo'],
  ['Mayús+F1', 'Usar el último valor que dice la ayuda, en un campo o una celda'],
];

export const SHEET_KEYS: KeyList = [
  ['Flechas', 'Moverse; con Mayús, marcar'],
  ['F1', 'Ayuda de la celda, y quitarla'],
  ['F2', 'Editar la celda'],
  ['Esc', 'Dejar la celda como estaba; lo escrito vuelve con rehacer'],
  ['Ctrl+F y Ctrl+H', 'Buscar y reemplazar en la hoja'],
  ['Ctrl+Mayús+L', 'Ordenar y filtrar por la columna'],
  ['Ctrl+Mayús+F', 'Hoja en pantalla completa, y volver'],
  ['Ctrl+C y Ctrl+V', 'Copiar y pegar bloques, también de Excel'],
  ['Ctrl+D', 'Llenar hacia abajo'],
  ['=', 'Repetir la celda de arriba'],
  ['Ctrl+Enter, o + del teclado numérico', 'Línea nueva'],
  ['Ctrl+Supr', 'Quitar las líneas marcadas'],
  ['Ctrl+Z y Ctrl+Y', 'Deshacer y rehacer'],
];

export const DOCUMENT_KEYS: KeyList = [
  ['Alt+↑ y Alt+↓', 'Sección anterior y siguiente'],
  ['F9', 'Ver los problemas'],
  ['F8 y Mayús+F8', 'Plegar el panel derecho; ensancharlo'],
  ['Ctrl+S', 'Guardar ahora'],
];

export const PRINT_KEYS: KeyList = [['Ctrl+P', 'Imprimir']];

/** The keys of this screen, shown on `?`. */
export const KeysHelp = ({
  opened,
  onClose,
  keys,
}: {
  opened: boolean;
  onClose: () => void;
  keys: KeyList;
}) => (
  <Dialog title="Teclas de esta pantalla" escapes opened={opened} onClose={onClose}>
    <table className="d-keys">
      <tbody>
        {keys.map(([combination, meaning]) => (
          <tr key={combination}>
            <th scope="row">
              <kbd>{combination}</kbd>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Dialog>
);
