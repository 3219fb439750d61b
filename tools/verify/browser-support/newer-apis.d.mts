export interface NewerApis {
  readonly globals: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly owned: readonly (readonly [owner: string, member: string])[];
}
export function newerApis(): NewerApis;
