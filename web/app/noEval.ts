import * as z from 'zod';

// The policy refuses `new Function`, and zod probes for it when the first schema is made: this module comes first.
z.config({ jitless: true });
