/** Contracts of the HTTP API; the OpenAPI document is generated from them, and the web page reads by them. */
export * from './answers.ts';
export * from './documents.ts';
export * from './problem.ts';
export * from './runs.ts';
export * from './scopes.ts';
export * from './uploads.ts';
export * from './web-config.ts';
