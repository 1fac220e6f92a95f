/** Filled in by the build: names of the samples and of the tiers in this repository. */
declare const __OFFERED__: { readonly samples: readonly string[]; readonly tiers: readonly string[] };
