import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { countries } from '../../../../shared/countries/countries.ts';
import { makeReference } from '../../../../shared/foundation/documents/makeReference.ts';
import { many } from '../../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../../shared/foundation/fields/field.ts';
import { LinesSheet } from '../../../../web/kit/grid/LinesSheet.tsx';
import { KitProvider } from '../../../../web/kit/KitProvider.tsx';
import { ReferenceContext } from '../../../../web/kit/reference.ts';
import { noUnread } from '../../../../web/kit/unread.ts';

const words = many('Renglones', 'ID', { ID: field.key(), TEXTO: field.text('Texto', { max: 60 }) });
/** No list, no country's rules: the sheet asks which day it is, and nothing else. */
const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: countries.GT.checkTaxId,
  lists: new Map(),
});
const lines = Array.from({ length: 20 }, (_, line) => ({ ID: String(line), TEXTO: `Renglón ${line}` }));

/** React, the router, the kit and the grid, and nothing of the product. */
function BarePage() {
  return (
    <main>
      <h1>Despacho</h1>
      <LinesSheet
        dataSet={words}
        name="RENGLONES"
        lines={lines}
        columns={['TEXTO']}
        remember="bare"
        unread={noUnread}
        onChanges={() => undefined}
      />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <KitProvider theme="A">
    <ReferenceContext value={reference}>
      <HashRouter>
        <BarePage />
      </HashRouter>
    </ReferenceContext>
  </KitProvider>,
);
