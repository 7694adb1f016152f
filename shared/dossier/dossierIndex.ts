import { formatDateTime } from '../foundation/dates/date.ts';
import { escapeHtml, htmlPage } from '../foundation/documents/documentHtml.ts';
import { sizeText } from '../foundation/text/sizeText.ts';
import { DOSSIER_GROUPS, DOSSIER_TITLES } from './groups.ts';
import type { DossierEntry } from './procedures.ts';

/** The page that lists a packed dossier: every file with state, date, size and hash, linked inside the ZIP. */
export function dossierIndex(title: string, entries: readonly DossierEntry[]): string {
  const groups = DOSSIER_GROUPS.map((group) => {
    const rows = entries
      .filter((each) => each.GRUPO === group)
      .map(
        (each) =>
          `<tr><td><a href="${escapeHtml(encodeURI(each.ARCHIVO))}">${escapeHtml(each.TITULO)}</a></td><td>${escapeHtml(each.ESTADO)}</td>` +
          `<td>${escapeHtml(formatDateTime(each.FECHA) || each.FECHA)}</td><td class="n">${escapeHtml(sizeText(each.BYTES))}</td><td><code>${escapeHtml(each.SHA256)}</code></td></tr>`,
      );
    if (rows.length === 0) return '';
    return (
      `<h2>${escapeHtml(DOSSIER_TITLES[group] ?? '')}</h2><table><thead><tr><th scope="col">Documento</th><th scope="col">Estado</th>` +
      `<th scope="col">Fecha</th><th scope="col">Tamaño</th><th scope="col">SHA-256</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    );
  });
  return htmlPage(title, groups.join(''));
}

/** Hashes as `sha256sum -c` reads them. */
export const dossierHashes = (entries: readonly DossierEntry[]): string =>
  entries.map((each) => `${each.SHA256}  ${each.ARCHIVO}\n`).join('');
