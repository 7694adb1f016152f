import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { importers, rights } from './listedUser.ts';
import { applicationGrants } from './permissionSchemas.ts';

/** What is said of a new user, whether they are given a password or invited. Without role, applications and rights they may nothing. */
export const newUserParams = () => ({
  USUARIO: param.text('Usuario con el que inicia sesión', 100),
  NOMBRE: param.text('Nombre completo', 150),
  CORREO: param.text('Correo electrónico', 200),
  ID_PERFIL: param.text('Id de perfil (1 a 12)', 2),
  SUPER: param.flag('1 si administra la empresa'),
  APLICACIONES: param.json(
    'Aplicaciones por módulo; con un rol, solo las que difieren de él',
    applicationGrants,
  ),
  PERMISOS: param.json('Permisos por módulo; con un rol, solo los que difieren de él', rights),
  IMPORTADORES: importers(),
  ROL: param.optional(
    param.form(
      'Rol de la empresa o del producto; sin él, solo lo que digan aplicaciones y permisos',
      z.string().max(40, 'admite hasta 40 caracteres'),
    ),
  ),
});
