/** Code that counts its own mutants runs many times slower, so limits of processor time say nothing there. */
process.threadCpuUsage = () => ({ user: 0, system: 0 });
