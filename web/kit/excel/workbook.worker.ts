import { UnreadableWorkbook, workbookText } from './workbookText.ts';

/** What is asked: the bytes of a workbook. */
export type WorkbookAnswer = { text: string } | { refused: string };

/** A workbook of fifty thousand rows takes seconds, in which a person goes on typing. */
const scope = self as {
  onmessage: (event: MessageEvent<Uint8Array<ArrayBuffer>>) => void;
  postMessage: (answer: WorkbookAnswer) => void;
};

scope.onmessage = ({ data }): void => {
  workbookText(data).then(
    (text) => scope.postMessage({ text }),
    (error: unknown) =>
      scope.postMessage({
        refused:
          error instanceof UnreadableWorkbook
            ? error.message
            : 'El libro de Excel no se pudo leer. Guárdelo como «CSV UTF-8» y cárguelo así.',
      }),
  );
};
