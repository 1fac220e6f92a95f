import { config } from 'zod';

// The Content-Security-Policy forbids compiling code from text, which the schemas would try. Imported before any of them.
config({ jitless: true });
