export interface NewerApis {
  readonly globals: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly owned: readonly (readonly [owner: string, member: string, isStatic: boolean])[];
}
export function listNewerApis(): NewerApis;
