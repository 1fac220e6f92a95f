import type { Location, ReportingDescriptor, Result } from 'sarif';

/** What paths are relative to: the root of the project, wherever a reader has it. */
export const ROOT = '%SRCROOT%';

/** One result before its rule and its file have numbers. */
export interface SarifItem {
  readonly rule: ReportingDescriptor;
  readonly path: string;
  readonly result: (ruleIndex: number, artifactIndex: number) => Result;
}

/** Where something is in the result. Without a line it is at the first: readers want a place to show it at. */
export interface SarifPlace {
  readonly path: string;
  /** 1-based; 0 when there is none. */
  readonly line: number;
  /** 1-based; 0 when it is not known. */
  readonly column: number;
  readonly scope: string;
}

export function locationOf({ path, line, column, scope }: SarifPlace, index: number): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: relativeUri(path), uriBaseId: ROOT, index },
      region: { startLine: Math.max(1, line), ...(column > 0 ? { startColumn: column } : {}) },
    },
    ...(scope ? { logicalLocations: [{ fullyQualifiedName: scope.toWellFormed() }] } : {}),
  };
}

/** Text that is not empty and can be encoded. */
export function plain(text: string, otherwise: string): string {
  return (text.trim() || otherwise).toWellFormed();
}

/** A path of the project as a relative URI: every part encoded, so that none is taken for a scheme. */
export function relativeUri(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
