/** A setting of the environment cannot be what it is; tells which and what it may be. */
export class WrongSetting extends Error {}
