import { config } from 'zod/v4';

// The Content-Security-Policy forbids compiling code from text, which the schemas would try as they are made.
// The build puts this module in the place of "zod", so that it runs before any of them.
config({ jitless: true });

export * from 'zod/v4';
