import fc from 'fast-check';

/** The same cases in every run, for no run may fail by chance. `PROPERTY_SEED=<number>` tries others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
