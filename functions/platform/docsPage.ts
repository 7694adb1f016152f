import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { refusals } from '../../shared/foundation/contracts/refusal.ts';
import type { ProcedureGroup } from '../../shared/procedures.ts';
import { paramsOf, permissionText, programText } from './openApi.ts';
import { capital } from '../../shared/foundation/text/capital.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (each) => ESCAPES[each]!);

const anchor = (contract: AnyProcedure): string => `${contract.group}-${contract.name}`;

function paramRows(contract: AnyProcedure): string {
  const params = paramsOf(contract);
  if (params.length === 0) return '<p>Sin parámetros.</p>';
  const rows = params.map(
    ([name, param], index) =>
      `<tr><td>${index + 1}</td><td><code>${text(name)}</code></td><td>${param.optional ? 'opcional' : 'obligatorio'}</td><td>${text(param.description)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">N.º</th><th scope="col">Nombre</th><th scope="col">Obligación</th><th scope="col">Descripción</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const procedureSection = (contract: AnyProcedure): string =>
  `<section class="procedure" id="${anchor(contract)}"><h3><code>${contract.group}/${contract.name}</code></h3>` +
  `<p>${text(capital(contract.summary))}. <strong>${text(permissionText(contract))}.</strong> ${contract.effect === 'write' ? 'Modifica datos.' : 'Solo lee.'} ${programText(contract)}</p>` +
  `${paramRows(contract)}</section>`;

const groupSection = (group: ProcedureGroup): string =>
  `<section><h2>${text(group.title)}</h2>${Object.values(group.procedures).map(procedureSection).join('')}</section>`;

const groupLinks = (group: ProcedureGroup): string =>
  `<li>${text(group.title)}<ul>${Object.values(group.procedures)
    .map((contract) => `<li><a href="#${anchor(contract)}">${text(contract.name)}</a></li>`)
    .join('')}</ul></li>`;

const errorRows = (): string =>
  Object.entries(refusals)
    .map(
      ([code, { status, message }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${text(message)}</td></tr>`,
    )
    .join('');

/** The API's documentation as one page for people; `/api/openapi.json` is the same for programs. */
export const docsPage = (groups: readonly ProcedureGroup[], version: string): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de Despacho</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header><h1>API de Despacho</h1><p>Versión ${text(version)}. Para programas: <a href="/api/openapi.json">openapi.json</a>. Estado: <a href="/api/health">health</a>.</p></header>
<div class="columns">
<nav aria-label="Procedimientos"><ul>${groups.map(groupLinks).join('')}<li><a href="#errores">Errores</a></li></ul></nav>
<main>
<section><h2>Cómo se llama</h2>
<p>Cada procedimiento se llama con <code>POST /api/&lt;grupo&gt;/&lt;nombre&gt;</code> (o <code>PUT</code>), contenido JSON y el encabezado <code>x-api-key</code> que identifica a su programa. Los parámetros van por nombre, <code>{"params": {"ID": "…"}}</code>, o por posición y como texto, <code>{"params": ["…"]}</code>.</p>
<p>La respuesta es <code>{"result": …}</code> o <code>{"error": {"code", "message", "reference", "problems", "details"}}</code> con el estado HTTP del catálogo de errores. La sesión viaja en una cookie que entrega <code>users/login</code>. Un programa envía en su lugar <code>authorization: Bearer dsp_…</code>, el token que un administrador le crea en Permisos: con él lee y escribe lo que se le dio; no transmite, no libera, no administra ni hace lo que pide confirmar la contraseña, y cada procedimiento dice si lo admite. Un encabezado <code>idempotency-key</code> hace que una operación repetida se haga una sola vez.</p></section>
${groups.map(groupSection).join('\n')}
<section id="errores"><h2>Errores</h2><table><thead><tr><th scope="col">Código</th><th scope="col">HTTP</th><th scope="col">Mensaje</th></tr></thead><tbody>${errorRows()}</tbody></table></section>
</main>
</div>
</body>
</html>
`;
