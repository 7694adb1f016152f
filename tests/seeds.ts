/** Said once at the start of a run: what would repeat its cases. */
export function setup(): void {
  console.log(`Properties: PROPERTY_SEED=${process.env['PROPERTY_SEED']}`);
}
