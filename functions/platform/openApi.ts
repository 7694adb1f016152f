import * as z from 'zod';
import type { Param } from '../../shared/foundation/contracts/params.ts';
import { admitsPrograms } from '../../shared/foundation/contracts/forPrograms.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { refusals } from '../../shared/foundation/contracts/refusal.ts';
import { refusalsOf } from '../../shared/foundation/contracts/refusalsOf.ts';
import type { ProcedureGroup } from '../../shared/procedures.ts';
import { capital } from '../../shared/foundation/text/capital.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

export const paramsOf = (contract: AnyProcedure): [string, Param][] => Object.entries<Param>(contract.params);

/** Who may call, in words. */
export const permissionText = (contract: AnyProcedure): string =>
  ({ public: 'Sin sesión', session: 'Con sesión', admin: 'Administradores' })[
    contract.permission as string
  ] ?? `Permiso ${contract.permission}`;

/** Whether programs with a token of a company may call, in words. */
export const programText = (contract: AnyProcedure): string => {
  if (contract.permission === 'public') return 'No pide token.';
  return admitsPrograms(contract)
    ? 'Un programa la llama con su token.'
    : 'No admite tokens de programa: la llama una persona con su sesión.';
};

/** What a call may carry to be let in: a sign-in, or where programs are admitted the token of one. */
function securityOf(contract: AnyProcedure): Json[] {
  if (contract.permission === 'public') return [{ apiKey: [] }];
  return [{ apiKey: [], session: [] }, ...(admitsPrograms(contract) ? [{ program: [] }] : [])];
}

function requestSchema(contract: AnyProcedure): Json {
  const params = paramsOf(contract);
  const needed = params.filter(([, param]) => !param.optional).map(([name]) => name);
  const lastNeeded = params.findLastIndex(([, param]) => !param.optional) + 1;
  return {
    type: 'object',
    properties: {
      params: {
        oneOf: [
          {
            type: 'object',
            title: 'Por nombre',
            properties: Object.fromEntries(
              params.map(([name, param]) => [
                name,
                { ...schemaOf(param.schema, 'input'), description: param.description },
              ]),
            ),
            required: needed,
            additionalProperties: false,
          },
          {
            type: 'array',
            title: 'Por posición, como texto',
            prefixItems: params.map(([name, param]) => ({
              type: 'string',
              title: name,
              description: param.description,
            })),
            minItems: lastNeeded,
            maxItems: params.length,
          },
        ],
      },
    },
    ...(needed.length > 0 ? { required: ['params'] } : {}),
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Answer of each status that the procedure may refuse with, naming its codes and what a person reads. */
function refusalAnswers(contract: AnyProcedure): Json {
  const byStatus = Map.groupBy(refusalsOf(contract), (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${refusals[code].message}`).join('\n\n'),
        content: json({
          allOf: [
            { $ref: '#/components/schemas/Refusal' },
            {
              type: 'object',
              properties: { error: { type: 'object', properties: { code: { enum: codes } } } },
            },
          ],
        }),
      },
    ]),
  );
}

function operation(contract: AnyProcedure, title: string): Json {
  return {
    operationId: `${contract.group}.${contract.name}`,
    summary: capital(contract.summary),
    description: `${permissionText(contract)}. ${contract.effect === 'write' ? 'Modifica datos.' : 'Solo lee.'} ${programText(contract)} Cuerpo de hasta ${contract.maxBytes / 1024} KiB.`,
    tags: [title],
    security: securityOf(contract),
    parameters: [
      ...(contract.effect === 'write' ? [parameter('IdempotencyKey')] : []),
      parameter('CorrelationId'),
    ],
    requestBody: { required: paramsOf(contract).length > 0, content: json(requestSchema(contract)) },
    responses: {
      200: {
        description: 'Resultado',
        content: json({
          type: 'object',
          properties: { result: schemaOf(contract.result, 'output') },
          required: ['result'],
        }),
      },
      ...refusalAnswers(contract),
    },
  };
}

/** Headers that a call may carry. */
const parameters = {
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'La misma clave con el mismo contenido se hace una sola vez',
    schema: { type: 'string', maxLength: 200 },
  },
  CorrelationId: {
    name: 'x-correlation-id',
    in: 'header',
    required: false,
    description: 'Nombre con que esta operación se halla después en cada registro por el que pasó',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  },
};

const parameter = (name: keyof typeof parameters): Json => ({ $ref: `#/components/parameters/${name}` });

/** What every operation points to. */
const components: Json = {
  securitySchemes: {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'x-api-key',
      description: 'Identifica al programa; no es un secreto',
    },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
    program: {
      type: 'http',
      scheme: 'bearer',
      description:
        'Token de programa («dsp_…»), que un administrador crea en Permisos. Puede lo que se le dio de lo que su dueño puede en ese momento: leer y escribir; nunca transmitir, liberar, administrar ni lo que pide confirmar la contraseña. No necesita x-api-key.',
    },
  },
  parameters,
  schemas: {
    Refusal: {
      type: 'object',
      properties: {
        error: {
          type: 'object',
          properties: {
            code: { enum: Object.keys(refusals) },
            message: { type: 'string' },
            reference: { type: 'string' },
            problems: { type: 'array', items: { type: 'object' } },
            details: {},
          },
          required: ['code', 'message', 'reference', 'problems'],
        },
      },
      required: ['error'],
    },
  },
};

/** OpenAPI 3.1 of every procedure, made from the contracts. PUT works as POST and is not repeated. */
export function openApi(groups: readonly ProcedureGroup[], version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Despacho',
      version,
      license: { name: 'Todos los derechos reservados', identifier: 'LicenseRef-todos-los-derechos' },
      description:
        'Cada procedimiento se llama con POST (o PUT) y {"params": …}, por nombre o por posición. La sesión viaja en una cookie HttpOnly que entrega users/login; un programa envía en su lugar su token en authorization: Bearer, en las operaciones que lo admiten. Las respuestas llegan comprimidas a quien envía accept-encoding con br o gzip; sin comprimir, ninguna pasa de 6 MB.',
    },
    // The host that hands out this description answers its calls.
    servers: [{ url: '/', description: 'Esta instalación' }],
    tags: groups.map(({ title, procedures }) => ({
      name: title,
      description: `Procedimientos de ${Object.values(procedures)[0]?.group}.`,
    })),
    paths: Object.fromEntries(
      groups.flatMap((group) =>
        Object.values(group.procedures).map((contract) => [
          `/api/${contract.group}/${contract.name}`,
          { post: operation(contract, group.title) },
        ]),
      ),
    ),
    components,
  };
}
